import type { ServerResponse } from "node:http";

/**
 * Each time a page is wanted it is asked for whether it is still the same, which costs a short answer. So what an editor
 * publishes is there at once, and a member's request reaches us through whatever keeps pages in between: Next's own
 * words let that keep a page for a year.
 */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/** How long a page is kept that Next itself makes anew after a time of its own: it is asked again soon. In ms. */
const ASK_SOON = 10_000;

/** As a share of that time, where it is short: a page without what a silent host should have said is soon another. */
const SHARE = 0.25;

const YEAR = 31_536_000;

/** Whether Next's answer is the same for everyone, by its own account. */
export const isForEveryone = (answer: ServerResponse): boolean =>
  answer.getHeader("x-nextjs-prerender") === "1" &&
  /^s-maxage=\d+/.test(String(answer.getHeader("cache-control"))) &&
  answer.getHeader("set-cookie") === undefined;

/** How long a page may be kept in memory, in ms; null for one that is not for everyone, or is being made anew. */
export function timeToKeep(answer: ServerResponse): number | null {
  const isCurrent = ["HIT", "MISS"].includes(String(answer.getHeader("x-nextjs-cache")));
  if (!isCurrent || !isForEveryone(answer)) return null;
  const seconds = /^s-maxage=(\d+)/.exec(String(answer.getHeader("cache-control")))?.[1];
  const renewedAfter = Number(seconds) * 1000;
  return Number(seconds) < YEAR ? Math.min(ASK_SOON, renewedAfter * SHARE) : YEAR * 1000;
}
