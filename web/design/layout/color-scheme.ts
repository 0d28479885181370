/**
 * Settings of the inline script. They are passed as an argument, because the script is served as
 * text and can't use variables of this module.
 */
export type ColorSchemeSettings = {
  storageKey: string;
  facesKey: string;
  languageCookie: string;
  languageMaxAge: number;
};

/**
 * Inline script that runs before the first paint.
 *
 * Color scheme: it applies the scheme that the visitor chose, so that no page is first displayed in
 * the other scheme. It also handles the theme toggle. It removes a choice that equals the system's
 * color scheme, so that the page follows the system again.
 *
 * Language: it stores the language of a clicked `data-language` link in a cookie.
 *
 * Search: the key `/` opens the search, unless the visitor types or a dialog is open.
 *
 * Menu: while a menu covers the page (`data-covers-page`), it makes everything outside the menu's
 * header inert, so that Tab stays in the menu.
 *
 * Fonts: it decides when the text fonts load (`data-faces`, tokens.css). They can be 150 kB and
 * would delay the first paint and the first image on a phone. On a first visit they load after the
 * first paint and the `load` event, at most one second later. On later visits they are in the
 * browser's cache and are applied at once. The style sheet of the page's theme names the fonts. The
 * style sheets of fonts that are cut in slices (`data-typeface-sheets`) always load after the first
 * paint.
 *
 * Layout: the first paint skips the sections below the window (layout.css). The script then lays
 * out one section per frame, because a layout of the whole page takes a phone more than 50 ms. On a
 * page of more than 32 sections, it lays out several per frame. On a first visit, it applies the text
 * fonts to the sections in the same step, and then to the rest of the page. At the end it sets `data-laid-out` and `data-faces`.
 */
function prepareDocument({
  storageKey,
  facesKey,
  languageCookie,
  languageMaxAge,
}: ColorSchemeSettings): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  const layOutBySection = () => {
    const fonts =
      "--font-interface:var(--faces-interface),var(--fallback-interface);--font-text:var(--faces-text),var(--fallback-text)";
    // Changes a style sheet and no attributes of the sections, because React does not expect
    // attributes that it has not rendered.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    // A long page gets several sections per step, because each step changes the style of the page.
    const count = document.querySelectorAll("main > .room").length;
    const size = Math.ceil(count / 32);
    const sections = Array.from(
      { length: Math.ceil(count / size) || 0 },
      (_, step) =>
        `main>.room:where(:nth-child(n+${step * size + 1})):nth-child(-n+${step * size + size}){${fonts};content-visibility:visible}`,
    );
    // On later visits, `data-faces` already applies the fonts to the whole page.
    const parts = isFirstVisit ? ["header", "footer", ".themed"] : [];
    const rest = parts.map((part) => `${part}{${fonts}}`);
    const steps = [
      ...[...sections, ...rest].map((rule) => () => void sheet.insertRule(rule)),
      () => void (root.dataset["laidOut"] = ""),
      () => void (root.dataset["faces"] = ""),
    ];
    const layOutNext = () => {
      steps.shift()?.();
      if (steps.length > 0) requestAnimationFrame(() => setTimeout(layOutNext));
    };
    layOutNext();
  };
  const fetchFaces = () => {
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) => {
        if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
        return node.matches("script,style,.sr-only")
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP;
      },
    );
    const letters = new Set<string>();
    while (texts.nextNode()) {
      for (const letter of texts.currentNode.nodeValue ?? "") letters.add(letter);
    }
    const visible = [...letters].join("");
    const emphasized = [...document.querySelectorAll("em")]
      .map(({ textContent }) => textContent)
      .join("");
    const style = getComputedStyle(root);
    const files = ["--faces-interface", "--faces-text"].flatMap((name) => {
      const families = style.getPropertyValue(name);
      const load = (font: string, text: string) => document.fonts.load(font, text);
      const normal = load(`1em ${families}`, visible);
      // Loads the italic fonts together with the upright ones. Otherwise the line breaks of a text
      // with italics could change twice.
      return emphasized ? [normal, load(`italic 1em ${families}`, emphasized)] : [normal];
    });
    void Promise.allSettled(files).then(layOutBySection);
    try {
      localStorage.setItem(facesKey, "1");
    } catch {
      // Storage is blocked: the next page counts as a first visit too.
    }
  };
  let isFirstVisit = true;
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored === "light" || stored === "dark") root.dataset["theme"] = stored;
    isFirstVisit = localStorage.getItem(facesKey) === null;
  } catch {
    // Storage is blocked: the page follows the system, and every visit counts as the first.
  }
  if (!isFirstVisit) root.dataset["faces"] = "";
  // Lays out all sections at once if the visitor reloaded the page, returned to it or opened it at an
  // anchor. The browser then scrolls the page, and needs the sections' real heights for that.
  const [navigation] = performance.getEntriesByType("navigation");
  const isMoved = navigation && "type" in navigation && navigation.type !== "navigate";
  if (isMoved || location.hash) root.dataset["laidOut"] = "";
  addEventListener("hashchange", () => {
    root.dataset["laidOut"] = "";
  });
  const loadSheet = (address: string) =>
    new Promise<void>((resolve) => {
      if (document.querySelector(`link[href="${address}"]`)) return resolve();
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      for (const end of ["load", "error"]) link.addEventListener(end, () => resolve());
      document.head.append(link);
    });
  const loadSheets = () => {
    const themed = document.querySelector("[data-typeface-sheets]");
    const addresses = themed?.getAttribute("data-typeface-sheets")?.split(" ") ?? [];
    return addresses.map(loadSheet);
  };
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    const sheets = loadSheets();
    // Loads further style sheets when the theme of the open page changes, as in the preview.
    new MutationObserver(() => void loadSheets()).observe(root, {
      subtree: true,
      attributeFilter: ["data-typeface-sheets"],
    });
    if (!isFirstVisit) layOutBySection();
    else if (sheets.length === 0) fetchFaces();
    else void Promise.all(sheets).then(fetchFaces);
  };
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (document.readyState === "complete") return begin();
    addEventListener("load", begin, { once: true });
    setTimeout(begin, 1_000);
  }).observe({ type: "paint", buffered: true });
  const toggleTheme = () => {
    const isDark = root.dataset["theme"] ? root.dataset["theme"] === "dark" : systemIsDark.matches;
    const next = isDark ? "light" : "dark";
    const isSystems = (next === "dark") === systemIsDark.matches;
    if (isSystems) delete root.dataset["theme"];
    else root.dataset["theme"] = next;
    try {
      if (isSystems) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch {
      // Storage is blocked: the choice applies to this page only.
    }
  };
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // A click with such a key opens the link in a new tab or window, and no dialog.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isElsewhere && target.closest("[data-opens]")) event.stopImmediatePropagation();
    if (target.closest("[data-theme-toggle]")) toggleTheme();
    const language = target.closest("[data-language]")?.getAttribute("data-language");
    if (language) {
      const secure = location.protocol === "https:" ? "; Secure" : "";
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is asynchronous, the page is being left
      document.cookie = `${languageCookie}=${language}; Max-Age=${languageMaxAge}; Path=/; SameSite=Lax${secure}`;
    }
  });
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key !== "/" || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const isTyping =
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches("input,textarea,select"));
    if (isTyping || document.querySelector("dialog[open]")) return;
    const link = document.querySelector<HTMLElement>("[data-opens='search']");
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  const coverPage = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.matches("[data-covers-page]")) return;
    const header = target.closest("header");
    for (const part of header?.parentElement?.children ?? []) {
      if (part !== header) part.toggleAttribute("inert", target.matches(":popover-open"));
    }
  };
  // Listens in the capture phase (`true`), because the `toggle` event does not bubble.
  document.addEventListener("toggle", coverPage, true);
}

export function colorSchemeScript(settings: ColorSchemeSettings): string {
  return `(${prepareDocument.toString()})(${JSON.stringify(settings)})`;
}
