import { isCurrent, isPrerendered, revalidationTime, type WithHeaders } from "./next-response.ts";

/**
 * `Cache-Control` of pages: clients and proxies revalidate on each request, which costs a 304 response. Published
 * changes are then visible at once, and members' requests reach the site through any proxy. Next.js' own header would
 * let proxies cache a page for a year.
 */
export const REVALIDATE_ALWAYS = "public, max-age=0, must-revalidate";

/**
 * Maximum time in ms that the serving layer caches a page that has a revalidation time. Next.js
 * reports a year for pages without one.
 */
const MAX_CACHE_TIME = 10_000;

/**
 * The serving layer caches a page for this fraction of its revalidation time, up to `MAX_CACHE_TIME`. A
 * page rendered while an external host failed has a short revalidation time, so it is replaced
 * soon.
 */
const SHARE = 0.25;

const YEAR = 31_536_000;

/** Whether a response of Next.js is the same for everyone, according to its headers. */
export const isForEveryone = (response: WithHeaders): boolean =>
  isPrerendered(response) &&
  revalidationTime(response) !== null &&
  response.getHeader("set-cookie") === undefined;

/**
 * Returns how long a page may be cached in memory, in ms. Null for a page that is not for everyone, or that is stale.
 */
export function cacheTimeOf(response: WithHeaders): number | null {
  const seconds = revalidationTime(response);
  if (seconds === null || !isCurrent(response) || !isForEveryone(response)) return null;
  return seconds < YEAR ? Math.min(MAX_CACHE_TIME, seconds * 1000 * SHARE) : YEAR * 1000;
}
