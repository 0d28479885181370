// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginScripts } from "./begin-scripts.ts";

const file = (name: string) => `/_next/static/chunks/${name}.js`;

/** Entry chunk of a page, as Next.js queues it in an inline script. */
const entry = { otherChunks: [], runtimeModuleIds: [9] };

/** The chunks that Turbopack's runtime received. */
let evaluated: unknown[] = [];

/** Runs the inline script as browsers do, in a script element with these data attributes. */
function begin({ scripts, steps = [] }: { scripts: string[]; steps?: number[] }) {
  const element = document.createElement("script");
  element.dataset["scripts"] = JSON.stringify(scripts);
  element.dataset["steps"] = JSON.stringify(steps);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(element);
  Reflect.set(globalThis, "TURBOPACK", [entry]);
  // oxlint-disable-next-line typescript/no-implied-eval -- browsers receive the script as text too
  new Function(beginScripts)();
}

const added = () =>
  [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

/**
 * Dispatches `event` on all added scripts. First replaces the queue `TURBOPACK`, as Turbopack's runtime
 * does in a browser when it starts.
 */
function finish(event: "load" | "error" = "load") {
  const push = (chunk: unknown) => evaluated.push(chunk);
  Reflect.set(globalThis, "TURBOPACK", { push });
  for (const script of document.head.querySelectorAll("script"))
    script.dispatchEvent(new Event(event));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal("requestIdleCallback", (then: () => void) => setTimeout(then, 50));
  evaluated = [];
  document.head.replaceChildren();
  document.body.innerHTML = "<p>Text</p>";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["when it is idle", "<p>Text</p>", 60],
  [
    "within two seconds before its opening image",
    '<img fetchpriority="high" src="/p.webp">',
    1_990,
  ],
])(
  "[BLK-9][SEC-4] loads the scripts of a painted page %s, and only the site's",
  (_when, html, early) => {
    document.body.innerHTML = html;
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
    const foreign = ["https://evil.example/_next/static/a.js", "/cdn/a.js"];
    begin({ scripts: [...foreign, file("a"), file("b")] });
    vi.advanceTimersByTime(early);
    expect(added()).toEqual([]);
    vi.advanceTimersByTime(10);
    expect(added()).toEqual([file("a"), file("b")]);
  },
);

test.each(["pointerdown", "keydown", "focusin"])(
  "[BLK-9] loads the scripts at the first %s, once",
  (type) => {
    begin({ scripts: [file("a")] });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(added()).toEqual([file("a")]);
    vi.advanceTimersByTime(5_000);
    expect(added()).toEqual([file("a")]);
  },
);

test("[BLK-9] evaluates each step in a task of its own when all scripts are loaded, and the entry last", () => {
  begin({ scripts: ["a", "b", "c", "d", "e", "f"].map(file), steps: [1, 2] });
  vi.advanceTimersByTime(100);
  expect(added()).toHaveLength(6);
  finish();
  expect(evaluated).toEqual([]);
  const step = (id: number) => ({ otherChunks: [], runtimeModuleIds: [id] });
  for (const [count, chunk] of [step(1), step(2), entry].entries()) {
    vi.advanceTimersToNextTimer();
    expect(evaluated).toHaveLength(count + 1);
    expect(evaluated.at(-1)).toEqual(chunk);
  }
  vi.advanceTimersByTime(5_000);
  expect(evaluated).toHaveLength(3);
  // A script that can't be loaded doesn't prevent that.
  document.head.replaceChildren();
  begin({ scripts: [file("a")] });
  vi.advanceTimersByTime(100);
  finish("error");
  vi.advanceTimersByTime(100);
  expect(evaluated.slice(3)).toEqual([entry]);
});

test("[GATE-3] reloads a member's page that the browser restores after the session has ended", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  const page = document.body;
  page.innerHTML = "<button data-sign-out>Sign out</button>";
  // Calls only the listener that `begin` adds here, because the listeners of earlier tests still exist.
  const listening = vi.spyOn(globalThis, "addEventListener");
  begin({ scripts: [] });
  const listener = listening.mock.calls.find(([type]) => type === "pageshow")?.[1];
  const restore = (persisted: boolean) => {
    if (typeof listener !== "function") throw new Error("The script doesn't listen.");
    listener.call(window, Object.assign(new Event("pageshow"), { persisted }));
  };
  document.cookie = "marquee_signed_in=1";
  restore(true);
  document.cookie = "marquee_signed_in=; max-age=0";
  restore(false);
  document.documentElement.dataset["asPerson"] = "";
  restore(true);
  delete document.documentElement.dataset["asPerson"];
  expect(reload).not.toHaveBeenCalled();
  restore(true);
  expect(reload).toHaveBeenCalledOnce();
  page.innerHTML = "<p>The teaser</p>";
  restore(true);
  expect(reload).toHaveBeenCalledOnce();
});
