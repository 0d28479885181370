import type { IncomingMessage } from "node:http";
import type { AnswerByNext } from "../ask-next.ts";

/** Paths that never serve a page, whatever their response. Some responses are streams, which don't end. */
export const noPage = /^\/(?:api|cdn|_next|__)\//;

/** Returns the path of a requested page; null if the request is for no page. */
function pagePathOf({ method, url = "/" }: IncomingMessage): string | null {
  const [path = "/"] = url.split("?", 1);
  return (method === "GET" || method === "HEAD") && !noPage.test(path) ? path : null;
}

/**
 * Creates the order of the renderings by Next.js. Next.js lets concurrent requests for a page share one rendering, even
 * one that began before a change of content. A visitor who was notified of the change would then get the earlier page,
 * and the page cache would store it. So a request waits until the earlier renderings of its page have ended. [PAGE-7]
 */
export function createRenderOrder() {
  let generation = 0;
  /** The renderings in progress, by path, each with its generation. */
  const running = new Map<string, Map<Promise<void>, number>>();

  async function untilCurrent(path: string): Promise<void> {
    for (;;) {
      const earlier = [...(running.get(path) ?? [])].filter(([, began]) => began !== generation);
      if (earlier.length === 0) return;
      await Promise.allSettled(earlier.map(([rendering]) => rendering));
    }
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
      (answerByNext: AnswerByNext): AnswerByNext =>
      async (request, response) => {
        const path = pagePathOf(request);
        if (path === null) return answerByNext(request, response);
        if (running.has(path)) await untilCurrent(path);
        return track(path, answerByNext(request, response));
      },

    /** Returns the number of pages that are being rendered. */
    size: (): number => running.size,
  };
}
