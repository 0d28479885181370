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

function begin({ systemIsDark }: { systemIsDark: boolean }) {
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  // Runs the served source itself, which must be self-contained.
  // oxlint-disable-next-line typescript/no-implied-eval -- browsers receive the script as text too
  new Function(
    colorSchemeScript({
      storageKey: "theme",
      facesKey: "faces",
      languageCookie: "language",
      languageAge: 60,
    }),
  )();
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const theme = () => document.documentElement.dataset["theme"];

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  delete document.documentElement.dataset["theme"];
  delete document.documentElement.dataset["faces"];
  delete document.documentElement.dataset["laidOut"];
  asked = [];
  painted = () => {};
  arrive = () => {};
  Object.defineProperty(document, "fonts", { value: fonts, configurable: true });
  document.documentElement.style.setProperty("--faces-interface", '"Sans"');
  document.documentElement.style.setProperty("--faces-text", '"Serif","Kanji"');
  document.head.innerHTML = "";
  document.body.innerHTML =
    '<button data-theme-toggle=""><span>Dark mode</span></button><a data-language="de" href="#de"><b>DE</b></a>';
});

test("follows the system's color scheme until the visitor chooses one, and stores the choice", () => {
  begin({ systemIsDark: false });
  expect(theme()).toBeUndefined();
  press("button span");
  expect([theme(), localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
  press("button");
  expect([theme(), localStorage.getItem("theme")]).toEqual([undefined, null]);
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
  begin({ systemIsDark: false });
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
  begin({ systemIsDark: false });
  const menu = document.querySelector("[data-covers-page]");
  const inert = () =>
    [...document.querySelectorAll("[inert]")].map(({ tagName }) => tagName.toLowerCase());
  for (const [isOpen, expected] of [
    [true, ["main", "footer"]],
    [false, []],
  ] as const) {
    // jsdom has no popovers, so `matches` is replaced to simulate `:popover-open`.
    const matches = (selector: string) => selector !== ":popover-open" || isOpen;
    if (menu) Object.defineProperty(menu, "matches", { value: matches, configurable: true });
    menu?.dispatchEvent(new Event("toggle"));
    expect(inert()).toEqual(expected);
  }
});

/** The fonts that the page requested. `arrive` resolves the promises of these requests. */
let asked: string[] = [];
let arrive = () => {};
const fonts = {
  load: (font: string, letters: string) =>
    new Promise<void>((resolve) => {
      asked.push(`${font} ${letters}`);
      const before = arrive;
      arrive = () => {
        before();
        resolve();
      };
    }),
};

const hasFaces = () => document.documentElement.dataset["faces"] === "";
const isLaidOut = () => document.documentElement.dataset["laidOut"] === "";

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

const loaded = vi.spyOn(document, "readyState", "get");

test("[BLK-6] loads the text fonts after paint and load on a first visit, and applies them at once later", async () => {
  loaded.mockReturnValue("interactive");
  begin({ systemIsDark: false });
  painted();
  expect(asked).toEqual([]);
  dispatchEvent(new Event("load"));
  expect(asked).toHaveLength(2);
  expect(hasFaces()).toBe(false);
  arrive();
  await vi.waitFor(() => expect(hasFaces()).toBe(true));
  delete document.documentElement.dataset["faces"];
  delete document.documentElement.dataset["laidOut"];
  begin({ systemIsDark: false });
  expect(hasFaces()).toBe(true);
  painted();
  dispatchEvent(new Event("load"));
  expect(asked).toHaveLength(2);
  // Waits for the attribute, because the script could otherwise set it during the next test.
  await vi.waitFor(() => expect(isLaidOut()).toBe(true));
});

test.for([
  { visit: "first", stored: [], rest: ["header", "footer", ".themed"] },
  { visit: "later", stored: ["faces"], rest: [] },
])(
  "[BLK-8] lays out one more section in each frame on a $visit visit",
  async ({ stored, rest }) => {
    loaded.mockReturnValue("complete");
    applied.length = 0;
    for (const key of stored) localStorage.setItem(key, "1");
    document.body.innerHTML = `<main>${'<section class="room"></section>'.repeat(3)}</main>`;
    begin({ systemIsDark: false });
    expect(isLaidOut()).toBe(false);
    painted();
    arrive();
    await vi.waitFor(() => expect(isLaidOut()).toBe(true));
    expect(hasFaces()).toBe(true);
    expect(applied.slice(3).map((rule) => rule.split("{")[0])).toEqual(rest);
    expect(applied.slice(0, 3).map(sectionsOf)).toEqual([[0], [1], [2]]);
  },
);

test("[BLK-8] lays out each section of a long page once, in at most 32 frames", async () => {
  loaded.mockReturnValue("complete");
  applied.length = 0;
  localStorage.setItem("faces", "1");
  document.body.innerHTML = `<main>${'<section class="room"></section>'.repeat(200)}</main>`;
  begin({ systemIsDark: false });
  painted();
  await vi.waitFor(() => expect(isLaidOut()).toBe(true));
  expect(applied.length).toBeLessThanOrEqual(32);
  expect(applied.flatMap(sectionsOf)).toEqual(Array.from({ length: 200 }, (_, index) => index));
});

test("[BLK-8] lays out all sections of a reloaded page at once", () => {
  const navigation = vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([Object.assign({}, performance.mark("navigation"), { type: "reload" })]);
  begin({ systemIsDark: false });
  expect(isLaidOut()).toBe(true);
  navigation.mockRestore();
});

test("[BLK-8] lays out all sections at once for a page that opens at an anchor or scrolls to one", () => {
  history.replaceState(null, "", "/#seats");
  begin({ systemIsDark: false });
  expect(isLaidOut()).toBe(true);

  history.replaceState(null, "", "/");
  delete document.documentElement.dataset["laidOut"];
  begin({ systemIsDark: false });
  expect(isLaidOut()).toBe(false);
  dispatchEvent(new Event("hashchange"));
  expect(isLaidOut()).toBe(true);
});

test("[BLK-6] fetches fonts for each visible letter once, and not for hidden texts, scripts or styles", () => {
  loaded.mockReturnValue("complete");
  document.body.innerHTML =
    '<p>abba</p><script>self.push("x")</script><style>p{}</style><a>c<span class="sr-only">العربية</span></a>';
  begin({ systemIsDark: false });
  painted();
  expect(asked).toEqual(['1em "Sans" abc', '1em "Serif","Kanji" abc']);
});

test("[BLK-6] fetches italic fonts with the others if the page has emphasized words", () => {
  loaded.mockReturnValue("complete");
  document.body.innerHTML = "<p>ab <em>cd</em></p>";
  begin({ systemIsDark: false });
  painted();
  expect(asked).toContain('italic 1em "Serif","Kanji" cd');
  expect(asked).toContain('1em "Serif","Kanji" ab cd');
});

test("[BLK-6] loads the text fonts after the first paint when the page has loaded before it", () => {
  loaded.mockReturnValue("complete");
  begin({ systemIsDark: false });
  dispatchEvent(new Event("load"));
  expect(asked).toEqual([]);
  painted();
  expect(asked).toHaveLength(2);
});

test("[BLK-6] loads the text fonts one second after the first paint when the page loads slowly", () => {
  vi.useFakeTimers();
  loaded.mockReturnValue("interactive");
  begin({ systemIsDark: false });
  painted();
  vi.advanceTimersByTime(999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});

const linked = () =>
  [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

test("[THEME-3] loads the style sheets of typefaces after the first paint, and those of a changed theme", async () => {
  loaded.mockReturnValue("complete");
  document.body.innerHTML = '<div data-typeface-sheets="/typefaces/a.css /typefaces/b.css"></div>';
  begin({ systemIsDark: false });
  expect(linked()).toEqual([]);
  painted();
  expect(linked()).toEqual(["/typefaces/a.css", "/typefaces/b.css"]);
  expect(asked).toEqual([]);
  for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  document
    .querySelector("div")
    ?.setAttribute("data-typeface-sheets", "/typefaces/b.css /typefaces/c.css");
  await vi.waitFor(() =>
    expect(linked()).toEqual(["/typefaces/a.css", "/typefaces/b.css", "/typefaces/c.css"]),
  );
});
