import { blockFixtures } from "@marquee/schemas/fixtures";
import type { ListIndex } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { blockOf } from "../../blocks/block.fixture.ts";
import { filterOf, windowOf } from "./list-selection.ts";
import { ANY_LIST, createListWatch, listTag, windowTag } from "./list-watch.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const block = { ...blockOf("pageList", blockFixtures.pageList.empty), perPage: 2 };
const filterBelow = (slug: string) =>
  filterOf(block, { _id: `page-${slug}`, language: "en", slug });
const journal = filterBelow("journal");
const news = filterBelow("news");

const indexOf = (...slugs: string[]): ListIndex =>
  slugs.map((slug, at) => ({
    _id: slug,
    slug,
    title: slug,
    date: now - 1000 * at,
    topics: [],
    authors: [],
  }));

const INDEX = "s1:index";

/** Creates a watch of both lists, whose index a test can change. */
function watchOf(index: ListIndex, max?: number) {
  const present = { index, isDown: false };
  const watch = createListWatch({
    readIndex: async () => {
      if (present.isDown) throw new Error("made-up fault");
      return present.index;
    },
    now: () => now,
    ...(max === undefined ? {} : { max }),
  });
  for (const filter of [journal, news]) {
    const { pages } = windowOf(index, filter, { number: 1, at: now });
    for (let number = 1; number <= pages; number += 1) {
      const window = windowOf(index, filter, { number, at: now });
      const entryTags = window.ids.map((id) => `s1:${id}`);
      watch.note({ filter, number, window, entryTags, indexTags: [INDEX] });
    }
  }
  return { watch, present };
}

const before = indexOf("journal/a", "journal/b", "journal/c", "news/a");

test("[LIST-3] a change of a page that is in no list affects no list", async () => {
  const { watch, present } = watchOf(before);
  present.index = [...before, ...indexOf("about")];
  expect(await watch.changedBy([INDEX, "s1:about"])).toEqual([]);
  expect(await watch.changedBy(["s1:other"])).toEqual([]);
});

test("[LIST-3] a change of a listed page affects only the list pages that display it", async () => {
  const { watch } = watchOf(before);
  expect(await watch.changedBy([INDEX, "s1:journal/c"])).toEqual([windowTag(journal, 2)]);
});

test("[LIST-3] a new page affects the list pages that it enters and whose entries it moves", async () => {
  const { watch, present } = watchOf(before);
  present.index = indexOf("journal/a", "journal/b", "journal/c", "news/a", "journal/d");
  expect(await watch.changedBy([INDEX])).toEqual([windowTag(journal, 2)]);
  present.index = indexOf("journal/0", "journal/a", "journal/b", "journal/c", "news/a");
  expect((await watch.changedBy([INDEX])).toSorted()).toEqual([
    windowTag(journal, 1),
    windowTag(journal, 2),
  ]);
});

test("[LIST-3] an unpublished page affects every page of a list that gets shorter", async () => {
  const { watch, present } = watchOf(before);
  present.index = indexOf("journal/a", "journal/b", "news/a");
  expect((await watch.changedBy([INDEX])).toSorted()).toEqual([
    windowTag(journal, 1),
    windowTag(journal, 2),
  ]);
});

test("[LIST-1] a page with a date in the future affects the pages of its list, which appear again at that time", async () => {
  const { watch, present } = watchOf(before);
  const coming = indexOf("news/b").map((entry) => ({ ...entry, date: now + 60_000 }));
  present.index = [...before, ...coming];
  expect(await watch.changedBy([INDEX])).toEqual([windowTag(news, 1)]);
});

test("[LIST-3] the tag of a list replaces the tags of very many of its pages", async () => {
  const slugs = Array.from({ length: 60 }, (_, at) => `journal/${at}`);
  const { watch, present } = watchOf(indexOf(...slugs));
  present.index = indexOf("journal/new", ...slugs);
  expect(await watch.changedBy([INDEX])).toEqual([listTag(journal)]);
});

test("[LIST-3] all lists expire if the content service fails, or if not all lists are watched", async () => {
  const { watch, present } = watchOf(before);
  present.isDown = true;
  expect(await watch.changedBy([INDEX])).toEqual([ANY_LIST]);
  const { watch: small } = watchOf(before, 1);
  expect(await small.changedBy([INDEX])).toEqual([ANY_LIST]);
  expect(await small.changedBy([INDEX])).toEqual([]);
});
