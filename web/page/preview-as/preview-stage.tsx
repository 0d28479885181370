import { readNonce } from "../read-nonce.server.ts";
import type { PreviewSettings } from "./preview-settings.ts";

/** Settings of the inline script ({@link setStage}). Null means the setting of the editor's own device. */
type StageSettings = {
  light: "light" | "dark" | null;
  lessMotion: boolean | null;
  /** Whether the page is previewed as another person. If so, the editor's own session is ignored in this browser. */
  isAsPerson: boolean;
  /**
   * The previewed time minus the current time, in ms. Code in the browser adds it to the device's
   * time.
   */
  ahead: number | null;
};

/**
 * Simulates the previewed person's device, in draft mode only. Runs in the browser before the
 * page's own scripts. The page has the same styles and scripts as for visitors. This function
 * overrides only the theme, the time and the browser's media features. The function is served as
 * text, so it can't use variables of its scope.
 */
function setStage({ light, lessMotion, isAsPerson, ahead }: StageSettings): void {
  const root = document.documentElement;
  // Sets the same attribute as the theme toggle in the footer.
  if (light !== null) root.dataset["theme"] = light;
  if (isAsPerson) root.dataset["asPerson"] = "";
  if (ahead !== null) root.dataset["ahead"] = String(ahead);
  if (lessMotion === null) return;
  const question = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g;
  const simulatedQuery = (query: string) =>
    query.replace(question, (_, value?: string) =>
      (value !== "no-preference") === lessMotion ? "(min-width: 0px)" : "(max-width: 0px)",
    );
  const matchMedia = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => matchMedia(simulatedQuery(query));
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes("reduced-motion"))
          media.mediaText = simulatedQuery(media.mediaText);
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  const turnSheet = (sheet: CSSStyleSheet) => {
    try {
      turn(sheet.cssRules);
    } catch {
      // The rules of a stylesheet from another origin can't be read. The site has no such stylesheets, but browser
      // extensions add some.
    }
  };
  for (const sheet of document.styleSheets) turnSheet(sheet);
  // Handles stylesheets that are loaded later. `load` events don't bubble, so the listener uses the capture phase.
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet) turnSheet(target.sheet);
    },
    true,
  );
}

const stageScript = (settings: StageSettings): string =>
  `(${setStage.toString()})(${JSON.stringify(settings)})`;

const themes = { device: null, bright: "light", dark: "dark" } as const;
const lessMotion = { device: null, reduced: true, full: false } as const;

/** Simulates the chosen device on the page; see {@link setStage}. */
export async function PreviewStage({ choice }: { choice: PreviewSettings }) {
  const settings = {
    light: themes[choice.light],
    lessMotion: lessMotion[choice.motion],
    isAsPerson: choice.person.is !== "everything",
    ahead: choice.at === null ? null : choice.at - Date.now(),
  };
  if (Object.values(settings).every((each) => each === null || each === false)) return null;
  const script = `<script nonce="${await readNonce()}">${stageScript(settings)}</script>`;
  // The script is inserted as HTML. As an element, it would not run when the router renders the next page, and React
  // would warn about that.
  // oxlint-disable-next-line react/no-danger -- the script is our own code with validated settings: fixed words, booleans and a number
  return <div hidden dangerouslySetInnerHTML={{ __html: script }} />;
}
