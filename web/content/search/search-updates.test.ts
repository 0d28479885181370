import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSearchIndex } from "./search-index.ts";
import { createSearchUpdates, type SearchedDocuments, type UpdateParts } from "./search-updates.ts";

type Stored = { rev: number; text: string; reused?: string; until?: number; slug?: string };

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["Date", "setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pagesWith = (count: number): Record<string, Stored> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${at}`, { rev: 1, text: `word${at}` }]),
  );

/** Creates updates of an index from documents that a test changes. */
function fixture(
  pages: Record<string, Stored>,
  reused: Record<string, number> = {},
  total = 100_000,
) {
  const index = createSearchIndex({ ofPage: 1_000, total }, () => {});
  const state = { fault: null as Error | null, ids: [] as string[], isAllUnknown: true };
  /** The revisions at the last call of `list`. */
  const revs = new Map<string, number>();
  const addressOf = (id: string) => ({ language: "en", slug: pages[id]?.slug ?? id });
  const read = vi.fn<UpdateParts["read"]>(async (ids, at) => {
    if (state.fault) throw state.fault;
    return ids.flatMap((id) => {
      const page = pages[id];
      if (!page) return [];
      const isOver = page.until !== undefined && page.until <= at;
      const sections = isOver ? [] : [{ block: "b", heading: null, text: page.text }];
      const until = isOver ? null : (page.until ?? null);
      const known = { id, ...addressOf(id), title: id, sections, gated: [], until };
      return [{ page: known, reused: page.reused === undefined ? [] : [page.reused] }];
    });
  });
  const warn = vi.fn<(error: unknown) => void>();
  const onComplete = vi.fn<() => void>();
  const updates = createSearchUpdates({
    index,
    list: async (): Promise<SearchedDocuments> => {
      const listed = new Map(
        Object.entries(pages).map(([id, { rev }]) => [
          id,
          { _id: id, _rev: String(rev), ...addressOf(id) },
        ]),
      );
      const ids = [...listed.keys()];
      const changed = state.isAllUnknown
        ? null
        : [...new Set([...ids, ...state.ids])].filter((id) => revs.get(id) !== pages[id]?.rev);
      state.ids = ids;
      for (const id of ids) revs.set(id, pages[id]?.rev ?? 0);
      state.isAllUnknown = false;
      return {
        page: (id) => listed.get(id),
        ids: () => ids,
        changed,
        reused: Object.entries(reused).map(([_id, rev]) => ({ _id, _rev: String(rev) })),
      };
    },
    read,
    now: Date.now,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    pause: async () => {},
    warn,
    onComplete,
  });
  return {
    index,
    updates,
    read,
    warn,
    onComplete,
    state,
    find: (query: string) =>
      index
        .find(query, "en", { at: Date.now(), most: 99, opens: null })
        .pages.map(({ slug }) => slug),
    change: async () => {
      updates.noteChange();
      await updates.settled();
    },
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await updates.settled();
    },
  };
}

test("[SRCH-2] reads all pages at the start, then only changed ones, and drops unpublished ones", async () => {
  const pages = pagesWith(50);
  const { change, read, find, onComplete, updates, index } = fixture(pages);
  expect(updates.isComplete()).toBe(false);
  await change();
  expect(onComplete).toHaveBeenCalledOnce();
  expect(read.mock.calls.map(([ids]) => ids.length)).toEqual([20, 20, 10]);
  pages["p7"] = { rev: 2, text: "changed" };
  pages["new"] = { rev: 1, text: "fresh" };
  await change();
  expect(read.mock.lastCall?.[0]).toEqual(["p7", "new"]);
  expect([find("changed"), find("fresh")]).toEqual([["p7"], ["new"]]);
  delete pages["new"];
  await change();
  expect(index.dump()).not.toMatch(/"word7"|fresh/);
  expect(onComplete).toHaveBeenCalledOnce();
});

test("[SRCH-2] a changed reusable block renews the pages that display it", async () => {
  const pages: Record<string, Stored> = {
    a: { rev: 1, text: "before", reused: "block" },
    b: { rev: 1, text: "other" },
  };
  const reused = { block: 1 };
  const { change, find, read } = fixture(pages, reused);
  await change();
  reused.block = 2;
  pages["a"] = { rev: 1, text: "after", reused: "block" };
  await change();
  expect(read.mock.lastCall?.[0]).toEqual(["a"]);
  expect(find("after")).toEqual(["a"]);
});

test.each([
  ["soon", 5_000],
  // A timer can't wait for so long.
  ["in forty days", 40 * 86_400_000],
])("[SRCH-2] a text leaves the index when its display period ends %s", async (_, until) => {
  const { change, pass, find, index } = fixture({ a: { rev: 1, text: "offer", until } });
  await change();
  await pass(until - 1);
  expect(find("offer")).toEqual(["a"]);
  await pass(1);
  expect(find("offer")).toEqual([]);
  expect(index.dump()).not.toContain("offer");
});

test("[SRCH-1] retries after a failure, without a change", async () => {
  const { change, pass, find, warn, state } = fixture({ a: { rev: 1, text: "word" } });
  state.fault = new Error("down");
  await change();
  expect(warn).toHaveBeenCalledWith(state.fault);
  expect(find("word")).toEqual([]);
  state.fault = null;
  await pass(2_000);
  expect(find("word")).toEqual(["a"]);
});

test("[SRCH-1] a page that can't be read delays no other page", async () => {
  const pages = { bad: { rev: 1, text: "bad" }, ...pagesWith(30) };
  const { change, pass, find, read, index } = fixture(pages);
  const usual = read.getMockImplementation();
  read.mockImplementation(async (ids, at) => {
    if (ids.includes("bad")) throw new Error("The response is too large.");
    return usual?.(ids, at) ?? [];
  });
  await change();
  for (let second = 0; second < 120; second += 1) await pass(1_000);
  expect(index.size().pages).toBe(30);
  expect(find("word29")[0]).toBe("p29");
  expect(read.mock.calls.length).toBeLessThan(30);
});

test("[SRCH-2] a change during the first reading is found before the rest is read", async () => {
  const pages = pagesWith(60);
  const { updates, read, find } = fixture(pages);
  read.mockImplementationOnce(async (ids) => {
    updates.noteChange();
    // The list begins with the latest change.
    const earlier = Object.entries(pages).filter(([id]) => id !== "p50");
    for (const id of Object.keys(pages)) delete pages[id];
    pages["p50"] = { rev: 2, text: "urgent" };
    for (const [id, page] of earlier) pages[id] = page;
    return ids.map((id) => ({
      page: { id, language: "en", slug: id, title: id, sections: [], gated: [], until: null },
      reused: [],
    }));
  });
  updates.noteChange();
  await updates.settled();
  expect(read.mock.calls[1]?.[0][0]).toBe("p50");
  expect(find("urgent")).toEqual(["p50"]);
});

test("[SRCH-1][SEC-5] a full index reads no further pages, and still those that it contains", async () => {
  const pages = pagesWith(100);
  // Each page has about ten characters.
  const { change, read, find, index, updates } = fixture(pages, {}, 300);
  await change();
  expect(updates.isComplete()).toBe(true);
  expect(index.size().pages).toBeLessThan(40);
  expect(read.mock.calls.length).toBeLessThan(4);
  pages["p3"] = { rev: 2, text: "other" };
  await change();
  expect(find("other")).toEqual(["p3"]);
});
