import { setTimeout as pause } from "node:timers/promises";
import type { VideoAddress } from "@marquee/schemas/types";
import { createMemory } from "./memory.ts";
import { askHost, type FilmFacts } from "./oembed.ts";

/**
 * How long what a host said stands, in seconds: a title seldom changes; a silent host is asked again so soon that its
 * stills are back within five seconds of it.
 */
export const keptFor = ({ state }: FilmFacts): number => (state === "unknown" ? 2 : 60 * 60);

/** A memory of the hosts' answers; `now` in ms. */
export const createFilmFacts = (
  ask: (film: VideoAddress) => Promise<FilmFacts>,
  now: () => number,
) =>
  createMemory({
    ask,
    nameOf: ({ host, kind, id, hash }) => `${host} ${kind} ${id} ${hash ?? ""}`,
    isAnswer: ({ state }) => state !== "unknown",
    keepFor: (facts) => keptFor(facts) * 1_000,
    // More films than a site shows.
    most: 500,
    now,
  });

/** What the host says of a film, remembered by this process for an hour (two seconds when it said nothing). */
export const filmFacts = createFilmFacts(askHost, Date.now);

/** A page waits for a host so long; what it says later is there when the page is made again. In ms. */
const PAGE_WAITS = 1_000;

/** As {@link filmFacts}, for a page: `unknown` where the host takes its time. */
export function filmFactsForPage(film: VideoAddress): Promise<FilmFacts> {
  const unknown: FilmFacts = { state: "unknown" };
  return Promise.race([filmFacts(film), pause(PAGE_WAITS, unknown, { ref: false })]);
}
