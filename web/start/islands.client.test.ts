// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIslands } from "./islands.client.ts";
import type { RunningIsland } from "./react-island.client.tsx";

/** Observers of this test, which report an element when `show` says so. */
const observed = new Map<Element, (element: Element) => void>();

class Observer {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(element: Element): void {
    observed.set(element, (target) => {
      const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true, target };
      // @ts-expect-error -- jsdom has no observers, so neither their entries
      this.#report([entry], this);
    });
  }
  disconnect(): void {
    observed.clear();
  }
}

const running: RunningIsland = { update: () => undefined, end: () => undefined };

function setUp(moment: "near" | "visited" | "touched", start: () => Promise<RunningIsland>) {
  const starting = vi.fn<() => Promise<RunningIsland>>(start);
  document.body.innerHTML = `<marquee-island data-name="part"><button>Play</button><a href="#there">Link</a></marquee-island><p>Words</p>`;
  const islands = createIslands({
    part: { moment, load: async () => ({ start: starting }) },
  });
  islands.listen();
  const [button, link] = ["button", "a"].map((name) => document.querySelector<HTMLElement>(name));
  const clicks = vi.fn<() => void>();
  button?.addEventListener("click", clicks);
  return { islands, starting, button, link, clicks };
}

/** Listeners of the page's islands, which each test removes, as leaving the page does. */
const listeners: Parameters<typeof removeEventListener>[] = [];

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const add = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal("addEventListener", (...given: Parameters<typeof addEventListener>) => {
    listeners.push(given);
    add(...given);
  });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) removeEventListener(...listener);
  observed.clear();
  vi.unstubAllGlobals();
});

test("[LITE-1] an island that nobody touches is not started", () => {
  const { starting } = setUp("touched", async () => running);
  document.querySelector("p")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(starting).not.toHaveBeenCalled();
  expect(observed.size).toBe(0);
});

test.each(["pointerover", "pointerdown", "focusin", "keydown"])(
  "[LITE-1] %s in an island starts it, once",
  async (type) => {
    const { starting, button } = setUp("touched", async () => running);
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    button?.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.waitFor(() => expect(starting).toHaveBeenCalledOnce());
  },
);

test("[LITE-1] a click before the island has started is repeated once when it has", async () => {
  const started = Promise.withResolvers<RunningIsland>();
  const { button, clicks, islands } = setUp("touched", () => started.promise);
  button?.click();
  expect(clicks).not.toHaveBeenCalled();
  started.resolve(running);
  await vi.waitFor(() => expect(clicks).toHaveBeenCalledOnce());
  button?.click();
  expect(clicks).toHaveBeenCalledTimes(2);
  const element = document.querySelector<HTMLElement>("marquee-island");
  expect(element && islands.runningAt(element)).toBe(running);
});

test("[LITE-3] a click on a part that can't be started does what it does without script, and the next touch tries again", async () => {
  const { button, clicks, starting } = setUp("touched", () => Promise.reject(new Error("offline")));
  button?.click();
  await vi.waitFor(() => expect(clicks).toHaveBeenCalledOnce());
  button?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await vi.waitFor(() => expect(starting).toHaveBeenCalledTimes(2));
});

test("[LITE-3] a press on a part that does nothing without script leads elsewhere", async () => {
  const { button, clicks } = setUp("touched", () => Promise.reject(new Error("offline")));
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal("location", { assign });
  document.querySelector("marquee-island")?.setAttribute("data-otherwise", "https://vimeo.com/1");
  button?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://vimeo.com/1"));
  expect(clicks).not.toHaveBeenCalled();
});

test("[LITE-3] a click that opens a new tab is left to the browser", () => {
  const { link, starting } = setUp("touched", async () => running);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom can't navigate, so the page prevents it here.
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.dispatchEvent(click);
  expect(starting).not.toHaveBeenCalled();
});

test("[LITE-1] an island that must be ready starts when it is near, or only after the visitor has done something", async () => {
  const near = setUp("near", async () => running);
  for (const [element, report] of observed) report(element);
  await vi.waitFor(() => expect(near.starting).toHaveBeenCalledOnce());
  observed.clear();
  const visited = setUp("visited", async () => running);
  for (const [element, report] of observed) report(element);
  expect(visited.starting).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event("scroll", { bubbles: true }));
  for (const [element, report] of observed) report(element);
  expect(visited.starting).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("scroll", { bubbles: true }));
  for (const [element, report] of observed) report(element);
  await vi.waitFor(() => expect(visited.starting).toHaveBeenCalledOnce());
});

test("[LITE-1] all islands of a block start when it is near", async () => {
  document.body.innerHTML = `<div data-block><marquee-island data-name="table"></marquee-island><marquee-island data-name="countdown"></marquee-island></div>`;
  const table = vi.fn<() => Promise<RunningIsland>>(async () => running);
  const countdown = vi.fn<() => Promise<RunningIsland>>(async () => running);
  const near = (start: () => Promise<RunningIsland>) => ({
    moment: "near" as const,
    load: async () => ({ start }),
    scopeOf: (element: HTMLElement) => element.closest("[data-block]"),
  });
  createIslands({ table: near(table), countdown: near(countdown) }).listen();
  expect(observed.size).toBe(1);
  for (const [element, report] of observed) report(element);
  await vi.waitFor(() => expect(table).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(countdown).toHaveBeenCalledOnce());
});

test.each([
  [0, false],
  [3, true],
])("[LITE-1] a pointer that has moved by %d px has begun the visit: %j", async (by, isBegun) => {
  const { starting } = setUp("visited", async () => running);
  const move = new MouseEvent("pointermove", { bubbles: true, movementX: by });
  document.body.dispatchEvent(move);
  for (const [element, report] of observed) report(element);
  // A part starts in microtasks.
  await new Promise((resolve) => setImmediate(resolve));
  expect(starting).toHaveBeenCalledTimes(isBegun ? 1 : 0);
});

test("[LITE-1] a part that takes long shows that the visitor has to wait", async () => {
  vi.useFakeTimers();
  const started = Promise.withResolvers<RunningIsland>();
  const { button } = setUp("touched", () => started.promise);
  const island = document.querySelector("marquee-island");
  button?.click();
  vi.advanceTimersByTime(149);
  expect(island?.hasAttribute("data-waiting")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(island?.hasAttribute("data-waiting")).toBe(true);
  vi.useRealTimers();
  started.resolve(running);
  await vi.waitFor(() => expect(island?.hasAttribute("data-waiting")).toBe(false));
});

test("[LITE-1] with Save-Data, an island that is not needed at once waits until it is touched", () => {
  vi.stubGlobal("navigator", Object.assign(navigator, { connection: { saveData: true } }));
  setUp("visited", async () => running);
  expect(observed.size).toBe(0);
  setUp("near", async () => running);
  expect(observed.size).toBe(1);
  Reflect.deleteProperty(navigator, "connection");
});
