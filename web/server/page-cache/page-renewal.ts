import { LRUCache } from "lru-cache";

/** Maximum number of pages whose tags are remembered: about as many as the cache of Next.js holds. */
const MAX_PAGES = 600;

/** Maximum number of pages whose visits are counted. The least visited half is forgotten when there are more. */
const MAX_VISITED = 2_000;

/** Time in ms after which a visit counts half. */
const HALF_LIFE = 6 * 3_600_000;

/** Time in ms after which expired pages are renewed. Open pages are refreshed before. */
const DELAY = 1_000;

/** After each page, the renewal pauses for this many times the time that the page took. */
const PAUSE_FACTOR = 3;

export type PageRenewalParts = {
  /** Requests a page from Next.js, which renders it if it has expired. */
  requestPage: (path: string) => Promise<unknown>;
  /** The clock, in ms. */
  now: () => number;
  pause: (ms: number) => Promise<void>;
};

type PageRenewal = ReturnType<typeof createPageRenewal>;

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    pageRenewal: PageRenewal;
  }
}

/** Counts visits of pages. Older visits count less. */
function createVisits(now: () => number) {
  const visits = new Map<string, { score: number; at: number }>();

  function scoreOf(path: string): number {
    const visit = visits.get(path);
    return visit === undefined ? 0 : visit.score * 2 ** ((visit.at - now()) / HALF_LIFE);
  }

  function forgetFew(): void {
    const byScore = [...visits.keys()]
      .map((path) => ({ path, score: scoreOf(path) }))
      .toSorted((a, b) => a.score - b.score);
    for (const { path } of byScore.slice(0, MAX_VISITED / 2)) visits.delete(path);
  }

  return {
    scoreOf,
    add(path: string): void {
      visits.set(path, { score: scoreOf(path) + 1, at: now() });
      if (visits.size > MAX_VISITED) forgetFew();
    },
    size: (): number => visits.size,
  };
}

/**
 * Creates the renewal of expired pages in the background, the most visited pages first. A change of the site's settings
 * expires all pages. Without the renewal, the next visitor of each page would wait until it is rendered. One page is
 * rendered at a time, in a quarter of the time, so that visitors hardly notice. An expired page is never served: a
 * visitor who comes earlier waits for it as before.
 */
export function createPageRenewal({ requestPage, now, pause }: PageRenewalParts) {
  const visits = createVisits(now);
  const tagsByPath = new LRUCache<string, ReadonlySet<string>>({ max: MAX_PAGES });
  const expired = new Set<string>();
  let running: Promise<void> | null = null;

  function takeMostVisited(): string | undefined {
    let found: { path: string; score: number } | undefined;
    for (const path of expired) {
      const score = visits.scoreOf(path);
      if (score > (found?.score ?? 0)) found = { path, score };
    }
    if (found === undefined) expired.clear();
    else expired.delete(found.path);
    return found?.path;
  }

  async function run(): Promise<void> {
    await pause(DELAY);
    for (let path = takeMostVisited(); path !== undefined; path = takeMostVisited()) {
      const began = now();
      // A page that can't be rendered is logged by Next.js.
      await requestPage(path).catch(() => undefined);
      await pause((now() - began) * PAUSE_FACTOR);
    }
  }

  return {
    /** Counts a visit of a published page. */
    noteVisit: (path: string): void => visits.add(path),

    /** Remembers that a page was rendered and stored with these cache tags. */
    noteRendered(path: string, tags: readonly string[]): void {
      tagsByPath.set(path, new Set(tags));
      expired.delete(path);
    },

    /** Renews the pages with one of these tags, which have just expired. */
    noteExpired(tags: readonly string[]): void {
      for (const [path, own] of tagsByPath.entries()) {
        if (visits.scoreOf(path) > 0 && tags.some((tag) => own.has(tag))) expired.add(path);
      }
      if (expired.size === 0) return;
      running ??= run().finally(() => {
        running = null;
      });
    },

    /** Returns the numbers of pages whose visits and whose tags are remembered. */
    size: () => ({ visited: visits.size(), rendered: tagsByPath.size }),

    /** Resolves when no page is being renewed. */
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
}
