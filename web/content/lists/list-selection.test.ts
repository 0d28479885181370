import type { Block, ListIndex } from "@marquee/schemas/types";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { filterOf, windowOf } from "./list-selection.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const DAY = 86_400_000;

const entry = (slug: string, more: Partial<ListIndex[number]> = {}): ListIndex[number] => ({
  _id: `page-${slug}`,
  slug,
  title: slug,
  date: null,
  topics: [],
  authors: [],
  ...more,
});

const index: ListIndex = [
  entry("journal"),
  entry("journal/old", { date: now - 9 * DAY, topics: ["lamps"] }),
  entry("journal/new", { date: now - DAY, authors: ["iris"] }),
  entry("journal/undated", { title: "Ä first title" }),
  entry("journal/coming", { date: now + DAY, topics: ["lamps"] }),
  entry("journalism", { date: now, topics: ["lamps"] }),
];

const home = { _id: "page-journal", language: "de", slug: "journal" };

function slugsOf(changes: Partial<Block<"pageList">>, { page = home, number = 1, at = now } = {}) {
  const block = { ...blockOf("pageList", blockFixtures.pageList.empty), ...changes };
  const window = windowOf(index, filterOf(block, page), { number, at });
  return window.ids.map((id) => id.slice("page-".length));
}

test("[LIST-1] lists the pages below the list's own address, newest first, undated pages last", () => {
  expect(slugsOf({})).toEqual(["journal/new", "journal/old", "journal/undated"]);
});

test("[LIST-1] lists all other pages below a home page", () => {
  const page = { ...home, _id: "page-home", slug: "index" };
  expect(slugsOf({}, { page })).toHaveLength(5);
});

test("[LIST-1] lists pages of a topic and by an author, without the list's own page", () => {
  expect(slugsOf({ source: "topic", topic: "lamps" })).toEqual(["journalism", "journal/old"]);
  expect(slugsOf({ source: "author", author: "iris" })).toEqual(["journal/new"]);
  const page = { ...home, _id: "page-journalism" };
  expect(slugsOf({ source: "topic", topic: "lamps" }, { page })).toEqual(["journal/old"]);
});

test("[LIST-1] orders by title as the language does, and hand-picked pages as chosen", () => {
  expect(slugsOf({ order: "title" })).toEqual(["journal/undated", "journal/new", "journal/old"]);
  const chosen = ["page-journal/old", "page-missing", "page-journal/undated", "page-journal/new"];
  expect(slugsOf({ source: "chosen", chosen })).toEqual([
    "journal/old",
    "journal/undated",
    "journal/new",
  ]);
});

test("[LIST-1] lists a page from its date on, and says when", () => {
  const block = blockOf("pageList", blockFixtures.pageList.empty);
  const filter = filterOf(block, home);
  expect(windowOf(index, filter, { number: 1, at: now }).next).toBe(now + DAY);
  expect(slugsOf({}, { at: now + DAY })[0]).toBe("journal/coming");
  expect(windowOf(index, filter, { number: 1, at: now + DAY }).next).toBeNull();
});

test("[LIST-1] splits a list into pages, and is empty beyond the last", () => {
  expect(slugsOf({ perPage: 2 })).toEqual(["journal/new", "journal/old"]);
  expect(slugsOf({ perPage: 2 }, { number: 2 })).toEqual(["journal/undated"]);
  expect(slugsOf({ perPage: 2 }, { number: 3 })).toEqual([]);
  const filter = {
    ...filterOf(blockOf("pageList", blockFixtures.pageList.empty), home),
    perPage: 2,
  };
  expect(windowOf(index, filter, { number: 1, at: now }).pages).toBe(2);
});
