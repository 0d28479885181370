import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { reusedRevisionsQuery, reusedRevisionsShape } from "@marquee/schemas/contract";
import { log } from "../../runtime/log.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import type { Reader } from "../gates/reader.ts";
import { gatesAreSafe } from "../gates/gate-guard.server.ts";
import { createClientRateLimiter } from "../outbound/rate-limiter.ts";
import { pageIndex } from "../page-index/page-index.server.ts";
import type { PageTable } from "../page-index/page-table.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { readSettings } from "../settings/settings.server.ts";
import { ALL_CONTENT } from "../tags.ts";
import { publishedView, readSearchedPages } from "./read-searched-pages.server.ts";
import { createSearchIndex, type Found, type SearchIndex } from "./search-index.ts";
import {
  createSearchUpdates,
  type SearchedDocuments,
  type SearchUpdates,
} from "./search-updates.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

const reusedRevisions = contentQuery({
  query: reusedRevisionsQuery,
  shape: reusedRevisionsShape,
  isCachedOnDisk: false,
  isCachedInMemory: () => false,
});

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
  limiter: ReturnType<typeof createClientRateLimiter>;
  /** The tags whose expiry makes the index stale. Empty until the revisions have been read. */
  tags: ReadonlySet<string>;
};

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    search: SiteSearch;
  }
}

/** Maximum number of changed pages that are remembered until the next update. If there are more, all are compared. */
const MAX_CHANGED = 5_000;

/** Returns a page if the site displays it at its address. */
function displayedPage(pages: PageTable, id: string) {
  const page = pages.get(id);
  if (page === undefined || page.language === null || page.slug === null) return undefined;
  const { language, slug } = page;
  return pages.at(language, slug) === page ? { ...page, language, slug } : undefined;
}

const latestFirst = (pages: PageTable): string[] =>
  Array.from(pages.all(), ({ _id, _updatedAt }) => ({ _id, time: Date.parse(_updatedAt) }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ _id }) => _id);

const nothing: SearchedDocuments = {
  page: () => undefined,
  ids: () => [],
  changed: null,
  reused: [],
};

/** Creates the function that returns what has changed since its last call. */
function createChangedPages({ pages }: { pages: PageTable }) {
  let changed: Set<string> | null = null;
  pages.onChange((id) => {
    if (changed !== null && changed.add(id).size > MAX_CHANGED) changed = null;
  });
  return {
    /** Forgets the changes so far. The next call of `take` then returns null. */
    reset: () => void (changed = null),
    take(): readonly string[] | null {
      const taken = changed === null ? null : [...changed].toReversed();
      changed = new Set();
      return taken;
    },
  };
}

function makeSearch(): SiteSearch {
  const index = createSearchIndex(LIMITS, (limit, { id }) =>
    log.warn(limitTexts[limit], { page: id }),
  );
  const began = Date.now();
  const { pages } = pageIndex();
  const changedPages = createChangedPages({ pages });
  async function list(): Promise<SearchedDocuments> {
    const { site, tags } = await readSettings(publishedView);
    const reused = await readContent(publishedView, reusedRevisions);
    await pageIndex().current();
    search.tags = new Set([ALL_CONTENT, ...tags, ...reused.tags, ...pageIndex().tags()]);
    // With the search switched off, the index is empty and takes no memory.
    if (!site.search) {
      changedPages.reset();
      return nothing;
    }
    return {
      page: (id) => displayedPage(pages, id),
      ids: () => latestFirst(pages),
      changed: changedPages.take(),
      reused: reused.result,
    };
  }
  const updates = createSearchUpdates({
    index,
    list,
    read: readSearchedPages,
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
  const limiter = createClientRateLimiter({ most: MOST_SEARCHES, perMs: 60_000, now: Date.now });
  const search: SiteSearch = { index, updates, limiter, tags: new Set() };
  return search;
}

/** Builds the index in the background. Called when the site starts. */
export function startSearch(): void {
  setTimeout(() => {
    siteRuntime().open("search", makeSearch).updates.noteChange();
  }, START).unref();
}

/** Updates the index after a change. `tags` are the tags that the change expires. */
export function noteSearchChange(tags: readonly string[]): void {
  const search = siteRuntime().find("search");
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
 * Searches the published texts of a language's pages. `most` is the maximum number of results.
 * `client` is counted for the rate limit. Texts behind a gate are found only if the gate opens for
 * `reader`, and only while anonymous readers can't query the dataset, like the gate on its page.
 */
export async function searchSite(
  query: string,
  {
    language,
    most,
    client,
    reader,
  }: { language: string; most: number; client: string; reader: Reader },
): Promise<SearchOutcome> {
  const { site, locale } = await readSettings(publishedView);
  const isOffered = locale.languages.some(({ code }) => code === language);
  if (!site.search || !isOffered) return { kind: "none" };
  const search = siteRuntime().find("search");
  if (search === undefined) return { kind: "found", pages: [], count: 0, isComplete: false };
  const seconds = query === "" ? 0 : search.limiter.take(client);
  if (seconds > 0) return { kind: "limited", seconds };
  const maySeeGated = reader.isMember && (await gatesAreSafe());
  const found = search.index.find(query, language, {
    at: Date.now(),
    most,
    opens: (rules) => maySeeGated && reader.gateState(rules) === "open",
  });
  return { kind: "found", ...found, isComplete: search.updates.isComplete() };
}
