import { describe, expect, it } from "vitest";
import { createLiveHub, type LiveMessage } from "./hub.ts";

function setUp() {
  let time = 1_000;
  const hub = createLiveHub(() => time);
  const open = (tags: string[], since: number) => {
    const got: LiveMessage[] = [];
    const end = hub.follow(new Set(tags), since, (message) => got.push(message));
    return { got, end };
  };
  return { hub, open, pass: (ms: number) => (time += ms) };
}

describe("[PAGE-7] notifying open pages of changes", () => {
  it("notifies only the pages with a changed tag, and only of those tags", () => {
    const { hub, open } = setUp();
    const home = open(["a", "b"], 1_000);
    const about = open(["c"], 1_000);
    hub.publish(["b", "x"]);
    expect(home.got).toEqual([{ at: 1_000, tags: ["b"], within: 0 }]);
    expect(about.got).toEqual([]);
  });

  it("notifies a page of missed changes when it becomes visible again", () => {
    const { hub, open, pass } = setUp();
    pass(10);
    hub.publish(["a"]);
    pass(10);
    expect(open(["a", "b"], 1_005).got).toMatchObject([{ tags: ["a"] }]);
    expect(open(["a"], 1_015).got).toEqual([]);
  });

  it("refreshes a page that was rendered before this server started", () => {
    const { open } = setUp();
    expect(open(["a"], 999).got).toMatchObject([{ tags: ["a"] }]);
  });

  it("refreshes every page when changes may have been missed", () => {
    const { hub, open, pass } = setUp();
    const page = open(["a"], 1_000);
    pass(5);
    hub.reset();
    expect(page.got).toEqual([{ at: 1_005, tags: ["a"], within: 0 }]);
    expect(open(["z"], 1_004).got).toHaveLength(1);
  });

  it("sends nothing to a page that disconnected", () => {
    const { hub, open } = setUp();
    const page = open(["a"], 1_000);
    page.end();
    hub.publish(["a"]);
    expect(page.got).toEqual([]);
    expect(hub.size()).toBe(0);
  });

  it("spreads the refreshes of many pages over time", () => {
    const { hub, open } = setUp();
    const pages = Array.from({ length: 1_000 }, () => open(["a"], 1_000));
    hub.publish(["a"]);
    expect(pages[0]?.got[0]?.within).toBe(4_000);
  });
});
