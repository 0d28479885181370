import { expect, test } from "vitest";
import { createLiveHub, type LiveMessage } from "./hub.ts";

function setUp() {
  let time = 1_000;
  const hub = createLiveHub(() => time);
  const open = (
    tags: string[],
    at: number,
    { event = null, client = "a" }: { event?: string | null; client?: string } = {},
  ) => {
    const got: LiveMessage[] = [];
    const send = (message: LiveMessage) => void got.push(message);
    const end = hub.follow({ tags: new Set(tags), client, send }, { at, event });
    return { got, end };
  };
  return { hub, open, pass: (ms: number) => (time += ms) };
}

test("[PAGE-7] notifies only the open pages with a changed tag, and only of those tags", () => {
  const { hub, open } = setUp();
  const home = open(["a", "b"], 1_000);
  const others = [open(["c"], 1_000), open(["b"], 1_000)];
  others[1]?.end();
  hub.publish(["b", "x"]);
  expect(home.got).toEqual([{ position: { at: 1_000, event: null }, tags: ["b"], within: 0 }]);
  expect(others.map(({ got }) => got)).toEqual([[], []]);
  expect(hub.size()).toBe(2);
});

test("[PAGE-7] notifies a page of missed changes when it becomes visible again, and refreshes every page when changes may be missed", () => {
  const { hub, open, pass } = setUp();
  pass(10);
  hub.publish(["a"]);
  pass(10);
  expect(open(["a", "b"], 1_005).got).toMatchObject([{ tags: ["a"] }]);
  expect(open(["a"], 1_015).got).toEqual([]);
  // This page was rendered before this server started.
  expect(open(["a"], 999).got).toMatchObject([{ tags: ["a"] }]);
  const page = open(["a"], 1_020);
  pass(5);
  hub.reset();
  expect(page.got).toEqual([{ position: { at: 1_025, event: null }, tags: ["a"], within: 0 }]);
  expect(open(["z"], 1_024).got).toHaveLength(1);
});

test("[PAGE-7] spreads the refreshes of many pages over time", () => {
  const { hub, open } = setUp();
  const pages = Array.from({ length: 1_000 }, (_, index) =>
    open(["a"], 1_000, { client: String(index) }),
  );
  hub.publish(["a"]);
  expect(pages[0]?.got[0]?.within).toBe(4_000);
});

test("[PAGE-7][SEC-5] lets one client neither take all streams nor delay the refreshes of others", () => {
  const { hub, open } = setUp();
  const pages = Array.from({ length: 500 }, () => open(["a"], 1_000, { client: "crowd" }));
  expect([hub.isFull("crowd"), hub.isFull("other")]).toEqual([true, false]);
  const other = open(["a"], 1_000, { client: "other" });
  hub.publish(["a"]);
  expect(other.got[0]?.within).toBe(104);
  pages[0]?.end();
  pages[0]?.end();
  expect(hub.isFull("crowd")).toBe(false);
  open(["a"], 1_000, { client: "crowd" });
  expect(hub.isFull("crowd")).toBe(true);
});

test("[PROD-2] notifies a page that another instance rendered later, but before it received the event", () => {
  const { hub, open, pass } = setUp();
  hub.publish(["x"], "event-1");
  hub.publish(["a"], "event-2");
  pass(50);
  // The other instance rendered the page after this one had passed on the event.
  const page = open(["a"], 1_040, { event: "event-1" });
  expect(page.got).toMatchObject([{ position: { event: "event-2" }, tags: ["a"] }]);
  expect(open(["a"], 1_040, { event: "event-2" }).got).toEqual([]);
  expect(open(["a"], 1_040, { event: "event-of-the-future" }).got).toEqual([]);
});

test("[PROD-2] doesn't wait for events that are older than its last renewal of all pages", () => {
  const { hub, pass } = setUp();
  const position = { at: 1_000, event: "event-9" };
  pass(4_000);
  hub.reset();
  expect(hub.hasPassed(position)).toBe(false);
  pass(2_000);
  hub.reset();
  expect(hub.hasPassed(position)).toBe(true);
});
