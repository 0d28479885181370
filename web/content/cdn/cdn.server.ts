import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import type { PageAddress } from "../addresses/page-address.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { ALL_CONTENT } from "../tags.ts";
import { type CdnProvider, cdnOf } from "./cdn-providers.ts";
import { createPurgeQueue } from "./purge-queue.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** Number of pages whose tags are remembered. A CDN doesn't cache other pages. */
const REMEMBERED_PAGES = 5_000;

/**
 * Maximum time in seconds for which a CDN caches a page. A page that was on its way to the CDN while
 * the CDN purged it stays outdated for so long.
 */
const MAX_AGE = 3_600;

/**
 * Time in ms that a request waits for its purge. A host may freeze the process after the request, and
 * this is enough for three repetitions. Next.js waits for such work when the site shuts down, so it
 * must end while the CDN fails.
 */
const AWAITED = 15_000;

/** Limits of a purge. The answers are short. */
const limits = { timeoutMs: 10_000, maxBytes: 64 * 1024 };

type Cdn = {
  provider: CdnProvider;
  tags: LRUCache<string, readonly string[]>;
  purge: (tags: readonly string[]) => Promise<void>;
};

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    cdn: Cdn | null;
    /** The serving layer reads the headers of a page with it. */
    cdnHeaders: typeof cdnHeaders;
  }
}

function openCdn(): Cdn | null {
  const { cdn } = serverEnv();
  if (cdn === null) return null;
  const provider = cdnOf(cdn);
  async function purge(tags: readonly string[]): Promise<void> {
    for (const { url, headers, json } of provider.purges(tags)) {
      const options = { ...limits, headers, json, onlyHosts: [provider.host] };
      const fault = provider.faultOf(await outboundFetch(url, options));
      if (fault !== null) throw new Error(fault);
    }
  }
  return {
    provider,
    tags: new LRUCache({ max: REMEMBERED_PAGES }),
    purge: createPurgeQueue({ purge, pause, warn: log.warn }),
  };
}

const cdn = (): Cdn | null => siteRuntime().open("cdn", openCdn);

const keyOf = ({ language, slug }: PageAddress) => `${language}/${slug}`;

/** Remembers the tags of a visitor's page that is being rendered, for {@link cdnHeaders}. */
export function noteTags(page: PageAddress, tags: readonly string[]): void {
  cdn()?.tags.set(keyOf(page), [...new Set([ALL_CONTENT, ...tags])]);
}

/**
 * Returns the headers with which the CDN caches a page for `seconds` at most. Empty without a CDN, and if the
 * page's tags aren't known, because nothing would then expire the page.
 */
export function cdnHeaders(page: PageAddress, seconds: number): [name: string, value: string][] {
  const known = cdn();
  const tags = known?.tags.get(keyOf(page));
  const maxAge = Math.min(MAX_AGE, Math.floor(seconds));
  return known === null || tags === undefined ? [] : known.provider.headers(tags, maxAge);
}

/**
 * Expires the pages with one of the tags in the CDN. Resolves after `AWAITED` ms at the latest: a purge
 * that still fails is repeated in the background. Does nothing without a CDN.
 */
export async function purgeCdn(tags: readonly string[]): Promise<void> {
  const purged = cdn()?.purge(tags);
  if (purged !== undefined) await Promise.race([purged, pause(AWAITED, undefined, { ref: false })]);
}
