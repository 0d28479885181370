import { HINT_COOKIE } from "../../members/session/session-cookie.ts";

/** Longest wait in ms for the image with `fetchpriority="high"` and for an idle browser. */
const PATIENCE = 2_000;

/**
 * Loads the scripts listed in `data-scripts` of its own script element. It waits until the page and
 * its image with `fetchpriority="high"` are painted and the browser is idle, until the visitor
 * interacts, or until `patience` ms have passed. The timeout also covers background tabs, where no
 * frame is painted.
 *
 * A phone would need more than 100 ms to evaluate the modules of React and Next.js at once, and
 * could not respond to a tap meanwhile. Therefore the script holds back the page's entry chunks
 * until all scripts are loaded. It then evaluates the modules listed in `data-steps` one by one,
 * each in a task of its own, and the entry chunks last.
 *
 * The script sets `src` as written, not as the absolute URL, because built files identify
 * themselves by that attribute. It accepts only files that the site has built. The page's policy
 * allows the text of this script by hash, so an injected script element with the same text could
 * otherwise load any file. Browsers get the function as source text, so it must not use variables
 * from outside.
 *
 * A browser may restore a member's page from its back/forward cache after the member has signed out,
 * and that page may have no scripts yet, or requests for them that failed. Nothing else on the page
 * could notice the sign-out then, so this script reloads the page if the cookie named by `hint` is
 * missing [GATE-3].
 */
function begin(patience: number, hint: string): void {
  const { scripts = "[]", steps = "[]" } = document.currentScript?.dataset ?? {};
  const sources: string[] = JSON.parse(scripts);
  const modules: number[] = JSON.parse(steps);
  const page: typeof globalThis & { TURBOPACK?: { push: (chunk: object) => unknown } } = globalThis;
  let entries: object[] = [];
  let hasBegun = false;
  let missing = 1;

  const evaluate = () => {
    const [module] = modules.splice(0, 1);
    const next = module === undefined ? entries : [{ otherChunks: [], runtimeModuleIds: [module] }];
    for (const chunk of next) page.TURBOPACK?.push(chunk);
    if (module !== undefined) setTimeout(evaluate);
  };
  const settle = () => {
    missing -= 1;
    if (missing === 0) setTimeout(evaluate);
  };
  const load = () => {
    // Starting a request takes a phone some milliseconds, so each task starts only a few.
    for (const source of sources.splice(0, 4)) {
      const { origin, pathname } = new URL(source, document.baseURI);
      if (origin !== location.origin || !pathname.startsWith("/_next/static/")) continue;
      const script = document.createElement("script");
      script.src = source;
      script.addEventListener("load", settle);
      script.addEventListener("error", settle);
      missing += 1;
      document.head.append(script);
    }
    if (sources.length > 0) setTimeout(load);
    else settle();
  };
  const start = () => {
    if (hasBegun) return;
    hasBegun = true;
    // Before Turbopack's runtime is loaded, `TURBOPACK` is an array that contains the page's entry chunks. Takes them
    // out, because they must be evaluated last.
    if (Array.isArray(page.TURBOPACK)) entries = page.TURBOPACK.splice(0);
    load();
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in page) requestIdleCallback(start);
    else setTimeout(start);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(whenIdle));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (!picture || picture.complete) afterPaint();
  else {
    for (const end of ["load", "error"]) picture.addEventListener(end, afterPaint, { once: true });
  }
  for (const act of ["pointerdown", "keydown", "focusin"]) {
    addEventListener(act, start, { once: true, capture: true });
  }
  setTimeout(start, patience);
  addEventListener("pageshow", ({ persisted }) => {
    const isSignedIn = document.cookie.split("; ").some((pair) => pair.startsWith(`${hint}=`));
    // An editor who previews the page as a member has no session, so the missing cookie is not a sign-out.
    const isOfMember =
      document.querySelector("[data-sign-out]") !== null &&
      document.documentElement.dataset["asPerson"] === undefined;
    if (persisted && isOfMember && !isSignedIn) location.reload();
  });
}

/** Source of the inline script, the same for every page. */
export const beginScripts = `(${begin.toString().replaceAll(/\n\s*/g, "\n")})(${PATIENCE},"${HINT_COOKIE}")`;
