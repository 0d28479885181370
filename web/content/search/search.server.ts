import "server-only";
import { setImmediate, setTimeout as pause } from "node:timers/promises";
import {
  searchedPagesQuery,
  searchedPagesShape,
  searchedRevisionsQuery,
  searchedRevisionsShape,
} from "@marquee/schemas/contract";
import { log } from "../../log.ts";
import { reasonOf } from "../../log-words.ts";
import { nextChange } from "../display-time.ts";
import { createAllowances } from "../outbound/allowance.ts";
import { listsOf, type ParsedBlock } from "../parse/parse-blocks.ts";
import { hasUnusableAddress } from "../parse/problems.ts";
import { tolerantPage, untitled } from "../parse/tolerant-page.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { ALL_CONTENT } from "../tags.ts";
import { visitorView } from "../view.ts";
import { pageSections } from "./page-sections.ts";
import { createSearchIndex, type Found, type SearchIndex } from "./search-index.ts";
import {
  createSearchUpdates,
  type ReadPage,
  type Revisions,
  type SearchUpdates,
} from "./search-updates.ts";

const revisions = contentQuery({
  query: searchedRevisionsQuery,
  shape: searchedRevisionsShape,
  isCachedOnDisk: false,
  isCachedInMemory: () => false,
});

const pagesById = contentQuery({
  query: searchedPagesQuery,
  shape: searchedPagesShape,
  isCachedOnDisk: false,
  isCachedInMemory: () => false,
});

/** Published content, outside the rendering of a page. */
const view = { ...visitorView, cached: false };

/** Time in ms after which a starting site builds the index. It answers its first requests before. */
const START = 2_000;

/** Pause between two batches of pages, in ms. */
const PAUSE = 10;

/** Limits of the index, in characters. A character takes about 2.5 bytes of memory. */
const LIMITS = { ofPage: 50_000, total: 50_000_000 };

/** Rate limit of searches per client and minute: five per second, which nobody reaches by typing. */
const MOST_SEARCHES = 300;

const limitTexts = {
  ofPage: `search: only the first ${LIMITS.ofPage} characters of a page are searched`,
  total: `search: the index has its maximum of ${LIMITS.total} characters, so some pages are not found`,
};

type SiteSearch = {
  index: SearchIndex;
  updates: SearchUpdates;
  allowances: ReturnType<typeof createAllowances>;
  /** The tags whose expiry makes the index stale. Empty until the revisions have been read. */
  tags: ReadonlySet<string>;
};

declare global {
  // Global, because Next.js bundles the instrumentation hook and each route separately, and all of them share one
  // index.
  var marqueeSearch: SiteSearch | undefined;
}

const reusedIn = (blocks: readonly ParsedBlock[]): string[] =>
  blocks.flatMap((entry) => {
    if (!entry.ok) return [];
    const { block } = entry;
    const own = block._type === "reusable" ? [block.original] : [];
    return [...own, ...listsOf(block).flatMap(reusedIn)];
  });

/** Parses one page and returns the texts that everyone sees at the moment `at`; null if there is no such page. */
function searchedPage(raw: unknown, at: number, siteName: string): ReadPage | null {
  const { page, problems } = tolerantPage.safeParse(raw).data ?? { page: null, problems: [] };
  if (page === null || problems.some(hasUnusableAddress)) return null;
  const { _id: id, language, slug, blocks, date } = page;
  const reused = reusedIn(blocks);
  // Like lists and feeds, the search finds a page from its date on.
  if (date !== null && date > at) {
    return { page: { id, language, slug, title: "", sections: [], until: date }, reused };
  }
  const title = page.title === untitled ? siteName : page.title;
  const sections = pageSections(blocks, at);
  return { page: { id, language, slug, title, sections, until: nextChange(blocks, at) }, reused };
}

async function readPages(ids: readonly string[], at: number): Promise<ReadPage[]> {
  const [{ result }, { site }] = await Promise.all([
    readContent(view, pagesById, { ids }),
    readSettings(view),
  ]);
  const pages: ReadPage[] = [];
  for (const raw of result) {
    const page = searchedPage(raw, at, site.name);
    if (page !== null) pages.push(page);
    // Lets requests be answered between two pages.
    await setImmediate();
  }
  return pages;
}

function makeSearch(): SiteSearch {
  const index = createSearchIndex(LIMITS, (limit, { id }) =>
    log.warn(limitTexts[limit], { page: id }),
  );
  const began = Date.now();
  async function list(): Promise<Revisions> {
    const { site, tags } = await readSettings(view);
    const read = await readContent(view, revisions);
    search.tags = new Set([ALL_CONTENT, ...tags, ...read.tags]);
    // With the search switched off, the index is empty and takes no memory.
    return site.search ? read.result : { pages: [], reused: [] };
  }
  const updates = createSearchUpdates({
    index,
    list,
    read: readPages,
    now: Date.now,
    later(run, ms) {
      const timer = setTimeout(run, ms).unref();
      return () => clearTimeout(timer);
    },
    pause: () => pause(PAUSE, undefined, { ref: false }),
    warn: (error) =>
      log.warn(`search: the index could not be updated, which is tried again (${reasonOf(error)})`),
    onComplete: () =>
      log.info("search: the index is complete", { ...index.size(), ms: Date.now() - began }),
  });
  const allowances = createAllowances({ most: MOST_SEARCHES, perMs: 60_000, now: Date.now });
  const search: SiteSearch = { index, updates, allowances, tags: new Set() };
  return search;
}

/** Builds the index in the background. Called when the site starts. */
export function startSearch(): void {
  setTimeout(() => {
    globalThis.marqueeSearch ??= makeSearch();
    globalThis.marqueeSearch.updates.noteChange();
  }, START).unref();
}

/** Updates the index after a change. `tags` are the tags that the change expires. */
export function noteSearchChange(tags: readonly string[]): void {
  const search = globalThis.marqueeSearch;
  if (search && (search.tags.size === 0 || tags.some((tag) => search.tags.has(tag)))) {
    search.updates.noteChange();
  }
}

/** The outcome of a search. `isComplete` is false while the index is being built. */
export type SearchOutcome =
  | ({ kind: "found"; isComplete: boolean } & Found)
  /** The site has no search, or not in this language. */
  | { kind: "none" }
  | { kind: "limited"; seconds: number };

/**
 * Searches the published, public texts of a language's pages. `most` is the maximum number of
 * results. `client` is counted for the rate limit.
 */
export async function searchSite(
  query: string,
  { language, most, client }: { language: string; most: number; client: string },
): Promise<SearchOutcome> {
  const { site, locale } = await readSettings(view);
  const isOffered = locale.languages.some(({ code }) => code === language);
  if (!site.search || !isOffered) return { kind: "none" };
  const search = globalThis.marqueeSearch;
  if (search === undefined) return { kind: "found", pages: [], count: 0, isComplete: false };
  const seconds = query === "" ? 0 : search.allowances.take(client);
  if (seconds > 0) return { kind: "limited", seconds };
  const found = search.index.find(query, language, { at: Date.now(), most });
  return { kind: "found", ...found, isComplete: search.updates.isComplete() };
}
