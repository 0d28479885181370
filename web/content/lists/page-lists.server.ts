import "server-only";
import { listedPagesQuery } from "@marquee/schemas/contract";
import type { Block, ListedPage } from "@marquee/schemas/types";
import { cache } from "react";
import { displayedAt, type Moment } from "../display-time.ts";
import { pageIndex, readPageIndex } from "../page-index/page-index.server.ts";
import { readPreviewedPages } from "../page-index/previewed-pages.server.ts";
import type { PageContent } from "../parse/tolerant-page.ts";
import { tolerantListedPages } from "../parse/tolerant-listed-page.ts";
import { contentQuery } from "../service/content-query.ts";
import { type Content, readContent } from "../service/fetch.server.ts";
import { tagPage } from "../tag-page.server.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import type { View } from "../view.ts";
import { type ListFilter, filterOf, neighborsOf, windowOf } from "./list-selection.ts";
import { createListWatch, kindTag, listTag, windowTag } from "./list-watch.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

const listedPages = contentQuery({
  query: listedPagesQuery,
  shape: tolerantListedPages,
  isCachedOnDisk: true,
  // The ids change with each page that enters the list.
  diskParams: ["list"],
});

/**
 * Seconds until a page is rendered again whose lists were read while the content service failed.
 */
const MAX_FALLBACK_AGE = 10;

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    listWatch: ReturnType<typeof createListWatch>;
  }
}

/** Returns the process's watch of lists. */
export function listWatch(): ReturnType<typeof createListWatch> {
  return siteRuntime().open("listWatch", () =>
    createListWatch({
      async readPages() {
        await pageIndex().current();
        return pageIndex().pages;
      },
      indexTags: () => pageIndex().tags(),
      now: Date.now,
    }),
  );
}

/** A list as a page displays it. */
type DisplayedList = {
  heading: string | null;
  entries: readonly ListedPage[];
  /** Number of the list's page that is displayed, and number of its pages. */
  number: number;
  pages: number;
};

/** The articles before and after an article in time. */
type Neighbors = { previous: ListedPage | null; next: ListedPage | null };

/** The lists of a page. */
export type PageLists = {
  /** The lists by the keys of their blocks. */
  byKey: ReadonlyMap<string, DisplayedList>;
  /** The articles beside the page; null if the page is no article. */
  neighbors: Neighbors | null;
  /** Tags whose expiry makes one of the lists stale. */
  tags: readonly string[];
  /** The next time (ms since 1970) at which a page enters one of the lists because of its date. */
  next: number | null;
  /** Number of pages of the list that is split into pages; 1 if there is none. */
  pages: number;
};

/** Whether the serving layer runs this process. It sets the secret before it starts Next.js. */
const hasServingLayer = () => siteRuntime().find("variantSecret") !== undefined;

const withoutTags = cache((view: View): View => ({ ...view, cached: false }));

const nothing: Content<readonly ListedPage[]> = { result: [], tags: [], isFallback: false };

type Place = { number: number; at: Moment };

type WindowPlace = { number: number; ids: readonly string[] };

/** Selects the entries of a list on its page `number`. `isFallback`: they may lack recent changes. */
async function readWindow(view: View, filter: ListFilter, place: Place) {
  if (view.draft !== null) {
    const previewed = await readPreviewedPages(view.draft);
    return { window: windowOf(previewed, filter, place), isFallback: false };
  }
  const isFallback = !(await readPageIndex("current"));
  return { window: windowOf(pageIndex().pages, filter, place), isFallback };
}

async function readListed(view: View, filter: ListFilter, { number, ids }: WindowPlace) {
  if (ids.length === 0) return { entries: [], listed: nothing };
  const list = windowTag(filter, number);
  const listed = await readContent(withoutTags(view), listedPages, { ids, list });
  const byId = new Map(listed.result.map((page) => [page._id, page]));
  return { entries: ids.flatMap((id) => byId.get(id) ?? []), listed };
}

/** Reads the first entries of a list, without tags for the page being rendered. */
export async function readEntries(view: View, filter: ListFilter, at: Moment) {
  const { window } = await readWindow(view, filter, { number: 1, at });
  return (await readListed(view, filter, { number: 1, ids: window.ids })).entries;
}

async function readList(view: View, filter: ListFilter, place: Place) {
  const { number } = place;
  const isShared = view.draft === null && view.cached;
  const isWatched = isShared && hasServingLayer();
  const { window, isFallback } = await readWindow(view, filter, place);
  const watched = { filter, number, window };
  const indexTags = pageIndex().tags();
  // Until the entries are read, any change of the index counts as a change of an entry. Otherwise a
  // change in the meantime would expire nothing.
  if (isWatched) listWatch().note({ ...watched, entryTags: indexTags });
  const { entries, listed } = await readListed(view, filter, { number, ids: window.ids });
  if (isWatched) listWatch().note({ ...watched, entryTags: listed.tags });
  if (isShared && (isFallback || listed.isFallback)) await renewPageAfter(MAX_FALLBACK_AGE);
  // Without the serving layer, the process that receives a change may not be the one that rendered
  // the page. The content service's own tags then expire the page, more often than necessary.
  const tags = hasServingLayer()
    ? [windowTag(filter, number), listTag(filter), kindTag(filter)]
    : [...indexTags, ...listed.tags];
  return { window, entries, tags };
}

/** Returns the list blocks that a page displays at a moment, in their order. */
const listsIn = ({ blocks }: PageContent, at: Moment): Block<"pageList">[] =>
  displayedAt(blocks, at).flatMap((entry) =>
    entry.ok && entry.block._type === "pageList" ? [entry.block] : [],
  );

async function readNeighbors(view: View, page: PageContent, at: Moment) {
  const filter = neighborsOf(page);
  if (filter === null) return null;
  const list = await readList(view, filter, { number: 1, at });
  // The entries are sorted from the newest to the oldest.
  const own = list.entries.findIndex(({ _id }) => _id === page._id);
  const entryAt = (index: number) => (own === -1 ? null : (list.entries[index] ?? null));
  return { ...list, neighbors: { previous: entryAt(own + 1), next: entryAt(own - 1) } };
}

/**
 * Reads the lists that a page displays. `number` is the page of the list that is split into pages: the
 * first one with this setting. The others display their first entries.
 */
export async function readPageLists(
  view: View,
  page: PageContent,
  { number, at }: { number: number; at: Moment },
): Promise<PageLists> {
  const blocks = listsIn(page, at);
  const split = blocks.find(({ paginated }) => paginated);
  const lists = await Promise.all(
    blocks.map(async (block) => {
      const shown = block === split ? number : 1;
      const list = await readList(view, filterOf(block, page), { number: shown, at });
      return { ...list, block, number: shown, pages: block === split ? list.window.pages : 1 };
    }),
  );
  const beside = await readNeighbors(view, page, at);
  const all = [...lists, ...(beside === null ? [] : [beside])];
  const tags = [...new Set(all.flatMap((list) => list.tags))];
  if (tags.length > 0 && view.draft === null && view.cached) await tagPage(tags);
  const times = all.flatMap(({ window }) => window.next ?? []);
  return {
    byKey: new Map(
      lists.map(({ block, entries, number: shown, pages }) => [
        block._key,
        { heading: block.heading, entries, number: shown, pages },
      ]),
    ),
    neighbors: beside?.neighbors ?? null,
    tags,
    next: times.length === 0 ? null : Math.min(...times),
    pages: lists.find(({ block }) => block === split)?.pages ?? 1,
  };
}
