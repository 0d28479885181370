import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { NextHandler } from "../request-from-next.ts";
import { markStale } from "./next-response.ts";

/**
 * Maximum time in ms that a request waits for earlier renderings. While an external host is silent, a rendering takes up
 * to two seconds, and a visitor must not wait for two of them. [PAGE-9]
 */
const MAX_WAIT = 750;

/** Paths that never serve a page, whatever their response. Some responses are streams, which don't end. */
export const nonPagePath = /^\/(?:api|cdn|_next|__)\//;

/** Returns the path of a requested page; null if the request is for no page. */
function pagePathOf({ method, url = "/" }: IncomingMessage): string | null {
  const [path = "/"] = url.split("?", 1);
  return (method === "GET" || method === "HEAD") && !nonPagePath.test(path) ? path : null;
}

/**
 * Creates the order of the renderings by Next.js. Next.js lets concurrent requests for a page share one rendering, even
 * one that began before a change of content. A visitor who was notified of the change would then get the earlier page,
 * and the page cache would store it. So a request waits until the earlier renderings of its page have ended. [PAGE-7]
 * If they take too long, the request gets the earlier page, which is marked as stale, so that nothing stores it.
 *
 * @param untilLate Returns a promise that resolves after the maximum waiting time.
 */
export function createRenderOrder(
  untilLate = (): Promise<unknown> => pause(MAX_WAIT, undefined, { ref: false }),
) {
  let generation = 0;
  /** The renderings in progress, by path, each with its generation. */
  const running = new Map<string, Map<Promise<void>, number>>();

  const earlierOf = (path: string): Promise<void>[] =>
    [...(running.get(path) ?? [])].flatMap(([rendering, began]) =>
      began === generation ? [] : rendering,
    );

  /** Waits for the earlier renderings of a page. Returns false if that takes too long. */
  async function isCurrent(path: string): Promise<boolean> {
    let isLate = false;
    const late = untilLate().then(() => (isLate = true));
    for (let earlier = earlierOf(path); earlier.length > 0; earlier = earlierOf(path)) {
      if (isLate) return false;
      await Promise.race([Promise.allSettled(earlier), late]);
    }
    return true;
  }

  async function track(path: string, rendering: Promise<void>): Promise<void> {
    const ofPath = running.get(path) ?? new Map<Promise<void>, number>();
    running.set(path, ofPath.set(rendering, generation));
    try {
      await rendering;
    } finally {
      ofPath.delete(rendering);
      if (ofPath.size === 0) running.delete(path);
    }
  }

  return {
    /** Called when content has changed, after the pages of Next.js have expired. */
    expire(): void {
      generation += 1;
    },

    /** Returns a request handler that calls the one of Next.js in this order. */
    wrap:
      (nextHandler: NextHandler): NextHandler =>
      async (request, response) => {
        const path = pagePathOf(request);
        if (path === null) return nextHandler(request, response);
        if (running.has(path) && !(await isCurrent(path))) markStale(response);
        return track(path, nextHandler(request, response));
      },

    /** Returns the number of pages that are being rendered. */
    size: (): number => running.size,
  };
}
