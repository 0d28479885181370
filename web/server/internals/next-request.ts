import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import * as z from "zod";

/** Whether Next.js can parse a router state. Next.js throws while it renders a request with an invalid state. */
function isRouterState(value: string): boolean {
  try {
    parseAndValidateFlightRouterState(value);
    return true;
  } catch {
    return false;
  }
}

/** Format of a segment key, as built by `createSegmentRequestKeyPart` of Next.js. */
const segmentKey = /^(?:\/[\w$@!-]+)+$/;

/**
 * The headers that the client-side router of Next.js 16.4 sends. Rejects the prefetch values `2` and `3`, which belong
 * to the option `cacheComponents`. This site doesn't set that option, so these values make rendering fail at the first
 * use of the clock.
 */
const routerHeaders = z.object({
  rsc: z.literal("1").optional(),
  "next-router-prefetch": z.literal("1").optional(),
  "next-router-segment-prefetch": z.string().regex(segmentKey).optional(),
  "next-router-state-tree": z.string().refine(isRouterState).optional(),
  "next-url": z.string().optional(),
});

/** Whether the client-side router of Next.js could have sent these headers. */
export const areRouterHeaders = (headers: IncomingHttpHeaders): boolean =>
  routerHeaders.safeParse(headers).success;

const fromRouter: readonly string[] = Object.keys(routerHeaders.shape);

/** Headers that Next.js and its hosting platforms use internally. The header `next-action` calls a server action. */
const internal = /^(?:next-|x-next|x-(?:action|invoke|matched|middleware|now|prerender)-)/;

/**
 * Headers of range and conditional requests, which only `/cdn/` supports. Elsewhere they are
 * dropped, because Next.js 16.4 responds with 500 when a file can't satisfy one of them.
 */
const fileConditions: readonly string[] = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Deletes headers that clients may not set, and those that make Next.js fail. */
export function dropHeaders(headers: IncomingHttpHeaders, path: string): void {
  for (const name of Object.keys(headers)) {
    const isInternal = internal.test(name) && !fromRouter.includes(name);
    const isCondition = fileConditions.includes(name) && !path.startsWith("/cdn/");
    if (isInternal || isCondition) delete headers[name];
  }
}

/** Query parameters that Next.js itself interprets: payload requests and values of route parameters. */
const nextQuery = /[?&](?:_rsc|__next|nxtP)/;

export const hasNextQuery = (url: string): boolean => nextQuery.test(url);
