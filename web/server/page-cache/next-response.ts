import type { OutgoingHttpHeader, ServerResponse } from "node:http";

/** A response whose headers can be read. */
export type WithHeaders = { getHeader: (name: string) => OutgoingHttpHeader | undefined };

/**
 * Header with the state of a page in Next.js' own cache: `HIT`, `MISS` (rendered now) or `STALE`
 * (https://nextjs.org/docs/app/guides/incremental-static-regeneration). A page for one request has no state.
 */
export const CACHE_STATE = "x-nextjs-cache";

/** Whether Next.js prerendered a response for everyone. */
export const isPrerendered = (response: WithHeaders): boolean =>
  response.getHeader(CACHE_STATE) !== undefined;

/** Whether a page is up to date: not a stale one that Next.js is rendering again. */
export const isCurrent = (response: WithHeaders): boolean =>
  ["HIT", "MISS"].includes(String(response.getHeader(CACHE_STATE)));

/** Makes the response of Next.js a stale one, whatever state Next.js reports. Call it before Next.js handles the request. */
export function markStale(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === CACHE_STATE ? "STALE" : value);
}

/** Returns the revalidation time of a response in seconds, or null if shared caches must not store the response. */
export function revalidationTime(response: WithHeaders): number | null {
  const seconds = /^s-maxage=(\d+)/.exec(String(response.getHeader("cache-control")))?.[1];
  return seconds === undefined ? null : Number(seconds);
}
