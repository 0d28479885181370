import type { VideoAddress } from "@marquee/schemas/types";
import { askHost, type FilmFacts } from "./oembed.ts";

/** A title seldom changes; a silent host may be back soon. In ms. */
const KEPT = { known: 60 * 60_000, unknown: 60_000 } as const;

/** More films than a site shows; beyond it the oldest answer goes. */
const MOST = 500;

/** A memory of the hosts' answers: one question per film, however many pages ask at once. */
export function createFilmFacts(
  ask: (film: VideoAddress) => Promise<FilmFacts>,
  now: () => number,
) {
  const kept = new Map<string, { facts: Promise<FilmFacts>; until: number }>();

  const shortenUnknown = async (entry: { facts: Promise<FilmFacts>; until: number }) => {
    const { state } = await entry.facts;
    if (state === "unknown") entry.until = now() + KEPT.unknown;
  };

  return (film: VideoAddress): Promise<FilmFacts> => {
    const key = `${film.host} ${film.id} ${film.hash ?? ""}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.facts;
    const entry = { facts: ask(film), until: now() + KEPT.known };
    void shortenUnknown(entry);
    kept.delete(key);
    kept.set(key, entry);
    const oldest = kept.keys().next();
    if (kept.size > MOST && !oldest.done) kept.delete(oldest.value);
    return entry.facts;
  };
}

/** What the host says of a film, remembered by this process for an hour (a minute when it said nothing). */
export const filmFacts = createFilmFacts(askHost, Date.now);
