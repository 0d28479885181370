/** What the script needs from outside; it is sent to browsers as text, so it can close over nothing. */
export type LightsSettings = {
  storageKey: string;
  facesKey: string;
  /** The families that pages are read in. */
  faces: readonly string[];
  languageCookie: string;
  languageAge: number;
};

/**
 * Runs in the browser before the first paint, inside the page: sets the light that the visitor chose, so that
 * no page flashes in the other one; then listens for the switch, and remembers the language of a pressed
 * `data-language` link. A choice equal to the system's is forgotten: the page follows the system again.
 *
 * It also says when the reading faces may be fetched (`data-faces`, tokens.css): they are 150 kB, and on a phone the
 * first paint and the first picture would wait for them. So on a first visit they follow the first paint, and the page
 * if it takes less than a second more; a page can be loaded before it is painted. They are used together once all of
 * them are there: each alone would have the whole page laid out anew. Later they are in the browser's cache, and used at
 * once.
 */
function lights({
  storageKey,
  facesKey,
  faces,
  languageCookie,
  languageAge,
}: LightsSettings): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  const useFaces = () => {
    root.dataset["faces"] = "";
  };
  let isFetching = false;
  const fetchFaces = () => {
    if (isFetching) return;
    isFetching = true;
    const letters = document.body.textContent;
    const files = faces.map((family) => document.fonts.load(`1em "${family}"`, letters));
    void Promise.allSettled(files).then(useFaces);
    try {
      localStorage.setItem(facesKey, "1");
    } catch {
      // Storage is off: the next page waits for its first paint too.
    }
  };
  let isFirstVisit = true;
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept === "light" || kept === "dark") root.dataset["theme"] = kept;
    isFirstVisit = localStorage.getItem(facesKey) === null;
  } catch {
    // Storage is off: the page follows the system, and every visit is the first.
  }
  if (isFirstVisit) {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      if (document.readyState === "complete") return fetchFaces();
      addEventListener("load", fetchFaces, { once: true });
      setTimeout(fetchFaces, 1_000);
    }).observe({ type: "paint", buffered: true });
  } else useFaces();
  const turn = () => {
    const isDark = root.dataset["theme"] ? root.dataset["theme"] === "dark" : systemIsDark.matches;
    const next = isDark ? "light" : "dark";
    const isSystems = (next === "dark") === systemIsDark.matches;
    if (isSystems) delete root.dataset["theme"];
    else root.dataset["theme"] = next;
    try {
      if (isSystems) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch {
      // As above: it then holds for this page.
    }
  };
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-lights]")) turn();
    const language = target.closest("[data-language]")?.getAttribute("data-language");
    if (language) {
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous, the page is being left
      document.cookie = `${languageCookie}=${language}; Max-Age=${languageAge}; Path=/; SameSite=Lax`;
    }
  });
}

/** The script as it is served. */
export function lightsScript(settings: LightsSettings): string {
  return `(${lights.toString()})(${JSON.stringify(settings)})`;
}
