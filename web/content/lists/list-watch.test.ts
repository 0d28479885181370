import { blockFixtures } from "@marquee/schemas/fixtures";
import type { IndexedPage } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { indexedPage } from "../page-index/indexed-page.fixture.ts";
import { createPageTable } from "../page-index/page-table.ts";
import { filterOf, neighborsOf, windowOf } from "./list-selection.ts";
import { ANY_ARTICLE, ANY_LIST, createListWatch, listTag, windowTag } from "./list-watch.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const block = { ...blockOf("pageList", blockFixtures.pageList.empty), perPage: 2 };
const filterBelow = (slug: string) =>
  filterOf(block, { _id: `page-${slug}`, language: "en", slug });
const journal = filterBelow("journal");
const news = filterBelow("news");

const pagesOf = (...slugs: string[]): IndexedPage[] =>
  slugs.map((slug, at) => indexedPage(slug, { _id: slug, date: now - 1000 * at }));

const INDEX = "s1:index";

/** Creates a watch of both lists, whose pages a test can change. */
function watchOf(pages: readonly IndexedPage[], max?: number, maxArticles?: number) {
  const table = createPageTable();
  for (const page of pages) table.put(page);
  const present = { isDown: false };
  const watch = createListWatch({
    readPages: async () => {
      if (present.isDown) throw new Error("made-up fault");
      return table;
    },
    indexTags: () => [INDEX],
    now: () => now,
    ...(max === undefined ? {} : { max }),
    ...(maxArticles === undefined ? {} : { maxArticles }),
  });
  const note = (filter: Parameters<typeof windowTag>[0], number = 1) => {
    const window = windowOf(table, filter, { number, at: now });
    watch.note({ filter, number, window, entryTags: window.ids.map((id) => `s1:${id}`) });
    if (number < window.pages) note(filter, number + 1);
  };
  for (const filter of [journal, news]) note(filter);
  /** Replaces the pages of the site. */
  const publish = (next: readonly IndexedPage[]) => {
    const ids = new Set(next.map(({ _id }) => _id));
    const gone = Array.from(table.ids()).filter((id) => !ids.has(id));
    for (const id of gone) table.remove(id);
    for (const page of next) table.put(page);
  };
  return { watch, present, publish, note };
}

const before = pagesOf("journal/a", "journal/b", "journal/c", "news/a");

const first = windowTag(journal, 1);
const second = windowTag(journal, 2);
const withLast = pagesOf("journal/a", "journal/b", "journal/c", "news/a", "journal/d");
const many = Array.from({ length: 60 }, (_, at) => `journal/${at}`);
const coming = pagesOf("news/b").map((entry) => ({ ...entry, date: now + 60_000 }));

test.each([
  ["[LIST-3] a page in no list", [...before, ...pagesOf("about")], [INDEX, "s1:about"], []],
  ["[LIST-3] another document", before, ["s1:other"], []],
  ["[LIST-3] a listed page", before, [INDEX, "s1:journal/c"], [second]],
  ["[LIST-3] a new last page", withLast, [INDEX], [second]],
  [
    "[LIST-3] a new first page, which moves the others",
    pagesOf("journal/0", "journal/a", "journal/b", "journal/c", "news/a"),
    [INDEX],
    [first, second],
  ],
  [
    "[LIST-3] an unpublished page, which makes the list shorter",
    pagesOf("journal/a", "journal/b", "news/a"),
    [INDEX],
    [first, second],
  ],
  [
    "[LIST-1] a page with a date in the future, at which its list appears again",
    [...before, ...coming],
    [INDEX],
    [windowTag(news, 1)],
  ],
])("%s affects only the list pages that display it", async (_what, pages, tags, affected) => {
  const { watch, publish } = watchOf(before);
  publish(pages);
  expect((await watch.changedBy(tags)).toSorted()).toEqual(affected);
});

test("[LIST-3] all lists expire if not all are watched, or the content service fails, and a list's tag replaces very many", async () => {
  const { watch: known, present } = watchOf(before);
  present.isDown = true;
  expect(await known.changedBy([INDEX])).toEqual([ANY_LIST, ANY_ARTICLE]);
  const { watch: small } = watchOf(before, 1);
  expect(await small.changedBy([INDEX])).toEqual([ANY_LIST]);
  expect(await small.changedBy([INDEX])).toEqual([]);
  const { watch, publish } = watchOf(pagesOf(...many));
  publish(pagesOf("journal/new", ...many));
  expect(await watch.changedBy([INDEX])).toEqual([listTag(journal)]);
});

test("[LIST-4] an article's publication affects its neighbors, or all articles if not all are watched", async () => {
  const [newest, ...others] = before;
  const { watch, publish, note } = watchOf(others);
  const filters = others.flatMap(
    (page) => neighborsOf({ ...page, language: "en", slug: page.slug ?? "" }) ?? [],
  );
  for (const filter of filters) note(filter);
  const tagsOf = (...ids: string[]) =>
    filters.filter(({ page }) => ids.includes(page)).map((filter) => windowTag(filter, 1));
  // “b” has its other neighbor in “c”.
  const edited = await watch.changedBy([INDEX, "s1:journal/c"]);
  expect(edited).toEqual(expect.arrayContaining(tagsOf("journal/b", "journal/c")));
  expect(edited).not.toContain(tagsOf("news/a")[0]);
  if (newest) publish([newest, ...others]);
  const moved = await watch.changedBy([INDEX]);
  expect(moved).toContain(tagsOf("journal/b")[0]);
  expect(moved).not.toContain(tagsOf("journal/c")[0]);

  const small = watchOf(others, undefined, 1);
  for (const filter of filters) small.note(filter);
  expect(await small.watch.changedBy([INDEX])).toEqual([ANY_ARTICLE]);
});
