import type { Block, IndexedPage } from "@marquee/schemas/types";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { indexedPage } from "../page-index/indexed-page.fixture.ts";
import { createPageTable } from "../page-index/page-table.ts";
import { filterOf, neighborsOf, windowOf } from "./list-selection.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const DAY = 86_400_000;

const entry = (slug: string, more: Partial<IndexedPage> = {}): IndexedPage =>
  indexedPage(slug, { language: "de", ...more });

const table = createPageTable();
for (const page of [
  entry("journal"),
  entry("journal/old", { date: now - 9 * DAY, topics: ["lamps"] }),
  entry("journal/new", { date: now - DAY, authors: ["iris"] }),
  entry("journal/undated", { title: "Ä first title" }),
  entry("journal/coming", { date: now + DAY, topics: ["lamps"] }),
  entry("journalism", { date: now, topics: ["lamps"] }),
  entry("journal/english", { _id: "page-english", language: "en", date: now }),
]) {
  table.put(page);
}

const home = { _id: "page-journal", language: "de", slug: "journal" };

const all = { page: home, number: 1, at: now };

function windowWith(changes: Partial<Block<"pageList">>, { page, number, at } = all) {
  const block = { ...blockOf("pageList", blockFixtures.pageList.empty), ...changes };
  const { ids, ...window } = windowOf(table, filterOf(block, page), { number, at });
  return { ...window, slugs: ids.map((id) => id.slice("page-".length)) };
}

const ownPage = { ...home, _id: "page-journalism" };
const chosen = ["page-journal/old", "page-missing", "page-journal/undated", "page-journal/new"];

test.each([
  ["below its address, newest first, undated last", {}, all, ["new", "old", "undated"]],
  ["of a topic", { source: "topic", topic: "lamps" }, all, ["journalism", "old"]],
  ["without its own", { source: "topic", topic: "lamps" }, { ...all, page: ownPage }, ["old"]],
  ["by an author", { source: "author", author: "iris" }, all, ["new"]],
  ["by title, as the language orders", { order: "title" }, all, ["undated", "new", "old"]],
  ["by hand, as chosen", { source: "chosen", chosen }, all, ["old", "undated", "new"]],
  ["that fit on a page", { perPage: 2 }, all, ["new", "old"]],
  ["of the second page", { perPage: 2 }, { ...all, number: 2 }, ["undated"]],
  ["beyond the last page, none", { perPage: 2 }, { ...all, number: 3 }, []],
] as const)("[LIST-1] lists pages: %s", (_what, changes, view, slugs) => {
  const found = windowWith(changes, view).slugs.map((slug) => slug.replace("journal/", ""));
  expect(found).toEqual(slugs);
});

test("[LIST-1] lists all other pages below a home page, and neither lists nor counts the page with the list", () => {
  const index = { ...home, _id: "page-home", slug: "index" };
  expect(windowWith({}, { ...all, page: index }).slugs).toHaveLength(5);
  expect(windowWith({ perPage: 2 }).pages).toBe(2);
  const page = { ...ownPage, slug: "index" };
  const listed = (number: number) => windowWith({ perPage: 2 }, { ...all, page, number });
  expect(listed(1)).toMatchObject({ slugs: ["journal/new", "journal/old"], pages: 2 });
  expect(listed(2).slugs).toEqual(["journal/undated", "journal"]);
  const onTopic = { source: "topic", topic: "lamps", perPage: 1 } as const;
  expect(windowWith(onTopic, { ...all, page }).pages).toBe(1);
});

test("[LIST-1] lists a page from its date on, and says when", () => {
  expect(windowWith({}).next).toBe(now + DAY);
  const later = windowWith({}, { ...all, at: now + DAY });
  expect([later.slugs[0], later.next]).toEqual(["journal/coming", null]);
});

/** Returns the slugs around an article below `journal`, and the next time at which they change. */
function neighborsAt(id: string, at: number | null = now) {
  const page = table.get(id);
  const filter = page && neighborsOf({ ...page, language: "de", slug: page.slug ?? "" });
  if (!filter) return null;
  const { ids, next } = windowOf(table, filter, { number: 1, at });
  return { slugs: ids.map((each) => each.slice("page-journal/".length)), next };
}

test("[LIST-4] the neighbors of an article are the articles below the same page, in time", () => {
  table.put(entry("journal/middle", { date: now - 5 * DAY }));
  table.put(entry("journal/new/part", { date: now - 2 * DAY }));
  expect(neighborsAt("page-journal/middle")?.slugs).toEqual(["new", "middle", "old"]);
  // Only the newest article gets another neighbor when a later one appears.
  expect(neighborsAt("page-journal/new")).toEqual({ slugs: ["new", "middle"], next: now + DAY });
  expect(neighborsAt("page-journal/new", now + DAY)?.slugs).toEqual(["coming", "new", "middle"]);
  expect(neighborsAt("page-journal/coming")).toEqual({ slugs: [], next: now + DAY });
  table.remove("page-journal/middle");
  table.remove("page-journal/new/part");
});

test("[LIST-4] a page that is no article, or is below no page, has no neighbors", () => {
  for (const slug of ["journal/undated", "journalism"])
    expect(neighborsAt(`page-${slug}`)).toBeNull();
});
