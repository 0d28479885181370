import type { VideoAddress } from "@marquee/schemas/types";

/** The host's name as people write it. */
export const hostNames = { vimeo: "Vimeo", youtube: "YouTube" } as const;

/** The film's own page at its host: what a visitor is sent to, and what oEmbed is asked about. */
export function watchAddress({ host, kind, id, hash }: VideoAddress): string {
  if (host === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  const path = kind === "event" ? `event/${id}` : id;
  return `https://vimeo.com/${path}${hash === null ? "" : `/${hash}`}`;
}

/** What the player is given: the host's address that stores least. Vimeo's own is asked not to track (`dnt`). */
export function playerAddress(film: VideoAddress): string {
  return film.host === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${film.id}`
    : watchAddress(film);
}
