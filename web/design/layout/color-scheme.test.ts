// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { colorSchemeScript } from "./color-scheme.ts";

/** Simulates the browser's first paint. */
let painted = () => {};

class PaintObserver {
  constructor(callback: (entries: unknown, observer: PaintObserver) => void) {
    painted = () => callback([], this);
  }
  observe() {}
  disconnect() {
    painted = () => {};
  }
}

const loaded = vi.spyOn(document, "readyState", "get");
const names = { storageKey: "theme", facesKey: "faces", languageCookie: "language" };
const settings = { ...names, languageMaxAge: 60 };

function begin(readyState: DocumentReadyState = "complete") {
  loaded.mockReturnValue(readyState);
  // Runs the served source itself, which must be self-contained.
  // oxlint-disable-next-line typescript/no-implied-eval -- browsers receive the script as text too
  new Function(colorSchemeScript(settings))();
}

const { dataset, style } = document.documentElement;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const choice = () => [dataset["theme"], localStorage.getItem("theme")];
const hasFaces = () => dataset["faces"] === "";
const isLaidOut = () => dataset["laidOut"] === "";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  localStorage.clear();
  history.replaceState(null, "", "/");
  for (const name of Object.keys(dataset)) delete dataset[name];
  requested = [];
  painted = () => {};
  arrive = () => {};
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
  style.setProperty("--faces-interface", '"Sans"');
  style.setProperty("--faces-text", '"Serif","Kanji"');
  document.head.innerHTML = "";
  document.body.innerHTML =
    '<button data-theme-toggle=""><span>Dark mode</span></button><a data-language="de" href="#de"><b>DE</b></a>';
});

test("follows the system's color scheme until the visitor chooses one, and stores the choice", () => {
  begin();
  expect(choice()).toEqual([undefined, null]);
  press("button span");
  expect(choice()).toEqual(["dark", "dark"]);
  press("button");
  expect(choice()).toEqual([undefined, null]);
  press("a b");
  expect(document.cookie).toContain("language=de");
});

test.each([
  ["https:", "; Secure"],
  ["http:", ""],
])("[SEC-4] stores the language in a SameSite=Lax cookie on %s%s", (protocol, secure) => {
  const { location } = globalThis;
  vi.stubGlobal("location", { protocol });
  const written = vi.spyOn(document, "cookie", "set");
  begin();
  press("a b");
  expect(written).toHaveBeenLastCalledWith(
    `language=de; Max-Age=60; Path=/; SameSite=Lax${secure}`,
  );
  written.mockRestore();
  vi.stubGlobal("location", location);
});

test("[PAGE-8] makes the page outside an open menu inert", () => {
  document.body.innerHTML =
    "<header><div popover data-covers-page></div></header><main></main><footer></footer>";
  begin();
  const menu = document.querySelector("[data-covers-page]");
  const inert = () =>
    [...document.querySelectorAll("[inert]")].map(({ tagName }) => tagName.toLowerCase());
  for (const isOpen of [true, false]) {
    // jsdom has no popovers, so `matches` is replaced to simulate `:popover-open`.
    const matches = (selector: string) => selector !== ":popover-open" || isOpen;
    if (menu) Object.defineProperty(menu, "matches", { value: matches, configurable: true });
    menu?.dispatchEvent(new Event("toggle"));
    expect(inert()).toEqual(isOpen ? ["main", "footer"] : []);
  }
});

/** The fonts that the page requested. `arrive` resolves the promises of these requests. */
let requested: string[] = [];
let arrive = () => {};
const fonts = {
  load: (font: string, letters: string) =>
    new Promise<void>((resolve) => {
      requested.push(`${font} ${letters}`);
      const before = arrive;
      arrive = () => {
        before();
        resolve();
      };
    }),
};

/**
 * The rules that the script has added to its style sheet, in order. The class below mocks
 * `CSSStyleSheet`, because jsdom has no constructable style sheets.
 */
const applied: string[] = [];
vi.stubGlobal(
  "CSSStyleSheet",
  class {
    insertRule(rule: string) {
      applied.push(rule);
    }
  },
);
Object.defineProperty(document, "adoptedStyleSheets", { value: [] });

/** Returns the positions of the sections on the page that a rule applies to. */
function sectionsOf(rule: string): number[] {
  const all = [...document.querySelectorAll(".room")];
  return [...document.querySelectorAll(rule.slice(0, rule.indexOf("{")))].map((section) =>
    all.indexOf(section),
  );
}

test("[BLK-6] loads the text fonts after paint and load on a first visit, and applies them at once later", async () => {
  begin("interactive");
  painted();
  expect(requested).toEqual([]);
  dispatchEvent(new Event("load"));
  expect(requested).toHaveLength(2);
  expect(hasFaces()).toBe(false);
  arrive();
  await expect.poll(() => hasFaces()).toBe(true);
  delete dataset["faces"];
  delete dataset["laidOut"];
  begin();
  expect(hasFaces()).toBe(true);
  painted();
  dispatchEvent(new Event("load"));
  expect(requested).toHaveLength(2);
  // Waits for the attribute, because the script could otherwise set it during the next test.
  await expect.poll(() => isLaidOut()).toBe(true);
});

/** Opens a page with sections, and returns the rules that the script applied until the page is laid out. */
async function layOut(sections: number): Promise<string[]> {
  applied.length = 0;
  delete dataset["laidOut"];
  document.body.innerHTML = `<main>${'<section class="room"></section>'.repeat(sections)}</main>`;
  begin();
  expect(isLaidOut()).toBe(false);
  painted();
  arrive();
  await expect.poll(() => isLaidOut()).toBe(true);
  expect(hasFaces()).toBe(true);
  return applied;
}

test.for([
  { visit: "first", stored: null, rest: ["header", "footer", ".themed"] },
  { visit: "later", stored: "1", rest: [] },
])(
  "[BLK-9] lays out one more section in each frame on a $visit visit, and a long page in at most 32",
  async ({ stored, rest }) => {
    if (stored !== null) localStorage.setItem("faces", stored);
    const rules = await layOut(3);
    expect(rules.slice(3).map((rule) => rule.split("{")[0])).toEqual(rest);
    expect(rules.slice(0, 3).map(sectionsOf)).toEqual([[0], [1], [2]]);
    if (stored === null) return;
    const many = await layOut(200);
    expect(many.length).toBeLessThanOrEqual(32);
    expect(many.flatMap(sectionsOf)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  },
);

test("[BLK-9] lays out all sections at once for a page that is reloaded, or opens at an anchor or scrolls to one", () => {
  const isLaidOutAt = (address: string) => {
    delete dataset["laidOut"];
    history.replaceState(null, "", address);
    begin();
    return isLaidOut();
  };
  const navigation = vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([Object.assign({}, performance.mark("navigation"), { type: "reload" })]);
  expect(isLaidOutAt("/")).toBe(true);
  navigation.mockRestore();
  expect([isLaidOutAt("/#seats"), isLaidOutAt("/")]).toEqual([true, false]);
  dispatchEvent(new Event("hashchange"));
  expect(isLaidOut()).toBe(true);
});

test.each([
  ["each letter once", '<p>abba</p><a>c<span class="sr-only">العربية</span></a>', "abc", []],
  ["no scripts and styles", '<p>ab</p><script>self.push("x")</script><style>p{}</style>', "ab", []],
  [
    "emphasized words, in italics too",
    "<p>ab <em>cd</em></p>",
    "ab cd",
    ['italic 1em "Sans" cd', 'italic 1em "Serif","Kanji" cd'],
  ],
])(
  "[BLK-6] after the first paint of a loaded page, fetches fonts for %s",
  (_, html, letters, italics) => {
    document.body.innerHTML = html;
    begin();
    expect(requested).toEqual([]);
    painted();
    expect(requested.toSorted()).toEqual(
      [`1em "Sans" ${letters}`, `1em "Serif","Kanji" ${letters}`, ...italics].toSorted(),
    );
  },
);

test("[BLK-6] loads the text fonts one second after the first paint of a page that loads slowly", () => {
  vi.useFakeTimers();
  begin("interactive");
  painted();
  vi.advanceTimersByTime(999);
  expect(requested).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested).toHaveLength(2);
  vi.useRealTimers();
});

const linked = () =>
  [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

test("[THEME-3] loads the style sheets of typefaces after the first paint, and those of a changed theme", async () => {
  document.body.innerHTML = '<div data-typeface-sheets="/a.css /b.css"></div>';
  begin();
  expect(linked()).toEqual([]);
  painted();
  expect(linked()).toEqual(["/a.css", "/b.css"]);
  expect(requested).toEqual([]);
  for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event("load"));
  await expect.poll(() => requested).toHaveLength(2);
  document.querySelector("div")?.setAttribute("data-typeface-sheets", "/b.css /c.css");
  await expect.poll(() => linked()).toEqual(["/a.css", "/b.css", "/c.css"]);
});
