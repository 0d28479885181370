import { setTimeout as pause } from "node:timers/promises";
import type { VideoAddress } from "@marquee/schemas/types";
import { createResponseCache } from "../outbound/response-cache.ts";
import { fetchOembed, type VideoFacts } from "./oembed.ts";

/**
 * Returns how long a host's response is cached, in seconds. Valid data is cached for an hour,
 * because titles seldom change. If the host did not respond, that result is cached for only two
 * seconds, so that the preview images appear within five seconds after the host recovers.
 */
export const secondsCached = ({ state }: VideoFacts): number => (state === "unknown" ? 2 : 60 * 60);

/** Creates a cache of the video hosts' responses. `now` returns a time in ms. */
export const createVideoFacts = (
  fetch: (video: VideoAddress) => Promise<VideoFacts>,
  now: () => number,
) =>
  createResponseCache({
    fetch,
    keyOf: ({ host, kind, id, hash }) => `${host} ${kind} ${id} ${hash ?? ""}`,
    isSuccess: ({ state }) => state !== "unknown",
    lifetimeOf: (facts) => secondsCached(facts) * 1_000,
    // Maximum number of cached videos: more than a typical site has.
    max: 500,
    now,
  });

/**
 * Returns what the host reports about a video. The process caches a response for an hour, and a
 * missing or invalid response for two seconds.
 */
export const videoFacts = createVideoFacts(fetchOembed, Date.now);

/** Maximum time that a page waits for a host, in ms. A later response is used when the page is rendered again. */
const PAGE_WAITS = 1_000;

/** Like {@link videoFacts}, for rendering a page: returns `unknown` if the host is slow. */
export function videoFactsForPage(video: VideoAddress): Promise<VideoFacts> {
  const unknown: VideoFacts = { state: "unknown" };
  return Promise.race([videoFacts(video), pause(PAGE_WAITS, unknown, { ref: false })]);
}
