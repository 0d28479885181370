/** What the script needs; null: as on the editor's own device. */
export type StageSettings = {
  light: "light" | "dark" | null;
  lessMotion: boolean | null;
  /** The page is that of somebody else: what this browser knows of the editor's own session is nothing to it. */
  isSomebodys: boolean;
  /** How far the previewed moment is ahead of now, in ms, for what counts time in the browser. */
  ahead: number | null;
};

/**
 * Runs in the browser before the page's own scripts, in draft mode alone: has the page take the editor's device for
 * that of the person it is previewed as. Styles and scripts are the very ones that visitors get; only what they ask
 * of the browser is answered otherwise. It is sent as text, so it can close over nothing.
 */
function setStage({ light, lessMotion, isSomebodys, ahead }: StageSettings): void {
  const root = document.documentElement;
  // As the switch in the footer does.
  if (light !== null) root.dataset["theme"] = light;
  if (isSomebodys) root.dataset["somebodys"] = "";
  if (ahead !== null) root.dataset["ahead"] = String(ahead);
  if (lessMotion === null) return;
  const question = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/g;
  const answered = (query: string) =>
    query.replace(question, (_, value?: string) =>
      (value !== "no-preference") === lessMotion ? "(min-width: 0px)" : "(max-width: 0px)",
    );
  const ask = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => ask(answered(query));
  const turn = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes("reduced-motion")) media.mediaText = answered(media.mediaText);
      }
      if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
    }
  };
  const turnSheet = (sheet: CSSStyleSheet) => {
    try {
      turn(sheet.cssRules);
    } catch {
      // Of another host, such as a browser's extension: none of ours.
    }
  };
  for (const sheet of document.styleSheets) turnSheet(sheet);
  // Styles of what is loaded later. A load is heard on its way down alone.
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet) turnSheet(target.sheet);
    },
    true,
  );
}

/** The script as it is served. */
export const stageScript = (settings: StageSettings): string =>
  `(${setStage.toString()})(${JSON.stringify(settings)})`;
