import type { ServerResponse } from "node:http";

/**
 * `Cache-Control` of pages: clients and proxies revalidate on each request, which costs a 304 response. Published
 * changes are then visible at once, and members' requests reach the site through any proxy. Next.js' own header would
 * let proxies cache a page for a year.
 */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** Longest time in ms that this layer caches a page with a revalidation time of its own. */
const ASK_SOON = 10_000;

/**
 * Fraction of the revalidation time, where that is short. For example, a page rendered while an external host did not
 * respond is replaced soon.
 */
const SHARE = 0.25;

const YEAR = 31_536_000;

/** Whether Next.js marks its response as the same for everyone. */
export const isForEveryone = (answer: ServerResponse): boolean =>
  answer.getHeader("x-nextjs-prerender") === "1" &&
  /^s-maxage=\d+/.test(String(answer.getHeader("cache-control"))) &&
  answer.getHeader("set-cookie") === undefined;

/**
 * Returns how long a page may be cached in memory, in ms. Null for a page that is not for everyone, or that is stale.
 */
export function timeToKeep(answer: ServerResponse): number | null {
  const isCurrent = ["HIT", "MISS"].includes(String(answer.getHeader("x-nextjs-cache")));
  if (!isCurrent || !isForEveryone(answer)) return null;
  const seconds = /^s-maxage=(\d+)/.exec(String(answer.getHeader("cache-control")))?.[1];
  const renewedAfter = Number(seconds) * 1000;
  return Number(seconds) < YEAR ? Math.min(ASK_SOON, renewedAfter * SHARE) : YEAR * 1000;
}
