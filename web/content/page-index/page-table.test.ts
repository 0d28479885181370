import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexedPage } from "./indexed-page.fixture.ts";
import { createPageTable } from "./page-table.ts";
import { type PageVersion, previewedPages } from "./previewed-pages.ts";
import type { SelectionRule } from "./selection.ts";

const byDate = (): SelectionRule => ({
  has: ({ topics }) => topics.includes("lamps"),
  order: (a, b) => (b.date ?? 0) - (a.date ?? 0) || (a._id < b._id ? -1 : Number(a._id > b._id)),
});

const idsOf = (pages: readonly { _id: string }[]) => pages.map(({ _id }) => _id);

test("[LIST-3] a selection that is changed page by page equals one that is made at once", () => {
  const change = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    date: fc.constantFrom(null, 1, 2, 3, 4),
    isListed: fc.boolean(),
    isGone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change), fc.nat(5), (changes, at) => {
      const table = createPageTable();
      const selection = table.select("first", byDate);
      for (const { id, date, isListed, isGone } of changes) {
        const topics = isListed ? ["lamps"] : [];
        if (isGone) table.remove(id);
        else table.put(indexedPage(id, { _id: id, date, topics }));
        // Reads it between two changes, so that a result in memory could become stale.
        selection.displayedAt(at);
      }
      const made = table.select("made", byDate);
      expect(idsOf(selection.all())).toEqual(idsOf(made.all()));
      const displayed = selection.displayedAt(at);
      const expected = made.all().filter(({ date }) => date === null || date <= at);
      expect(idsOf(displayed.pages)).toEqual(idsOf(expected));
      const dates = made.all().flatMap(({ date }) => (date !== null && date > at ? [date] : []));
      expect(displayed.next).toBe(dates.length === 0 ? null : Math.min(...dates));
    }),
  );
});

test("[PAGE-8][SRCH-2] of two pages with one address, displays the one with the lower id, and says what changes", () => {
  const table = createPageTable();
  const changed: string[] = [];
  table.put(indexedPage("same", { _id: "b" }));
  table.onChange((id) => changed.push(id));
  table.put(indexedPage("same", { _id: "a" }));
  expect(table.at("en", "same")?._id).toBe("a");
  expect(new Set(changed.splice(0))).toEqual(new Set(["a", "b"]));
  table.put(indexedPage("other", { _id: "a" }));
  expect(table.at("en", "same")?._id).toBe("b");
  expect(new Set(changed.splice(0))).toEqual(new Set(["a", "b"]));
  table.remove("b");
  expect(table.at("en", "same")).toBeUndefined();
  expect(table.countOf("en")).toBe(1);
});

test("[PAGE-6][LIST-1] previews drafts and versions in place of published pages", () => {
  const table = createPageTable();
  const topics = ["lamps"];
  for (const id of ["a", "b", "c"]) table.put(indexedPage(id, { _id: id, topics, date: 1 }));
  const version = (id: string, more: Partial<PageVersion> = {}): PageVersion => ({
    ...indexedPage(id, { _id: id, topics, date: 2 }),
    isRemoved: false,
    ...more,
  });
  const versions = [
    version("drafts.a", { date: 5 }),
    version("versions.summer.a", { date: 3 }),
    version("versions.summer.b", { isRemoved: true }),
    version("versions.winter.c", { topics: [] }),
    version("drafts.new"),
  ];
  const idsIn = (...layers: string[]) =>
    idsOf(previewedPages(table, versions, layers).select("list", byDate).displayedAt(null).pages);
  expect(idsIn("drafts")).toEqual(["a", "new", "b", "c"]);
  expect(idsIn("summer", "drafts")).toEqual(["a", "new", "c"]);
  expect(idsIn("winter")).toEqual(["a", "b"]);
  expect(idsIn("published")).toEqual(["a", "b", "c"]);
  expect(previewedPages(table, versions, ["summer"]).get("b")).toBeUndefined();
  expect(previewedPages(table, versions, ["summer"]).get("a")?.date).toBe(3);
});
