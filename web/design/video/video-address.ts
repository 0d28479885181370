import type { VideoAddress } from "@marquee/schemas/types";

/** Display names of the video hosts. */
export const hostNames = { vimeo: "Vimeo", youtube: "YouTube" } as const;

/** Returns the URL of the video's page at its host, for links and for oEmbed requests. */
export function watchAddress({ host, kind, id, hash }: VideoAddress): string {
  if (host === "youtube") return `https://www.youtube.com/watch?v=${id}`;
  const path = kind === "event" ? `event/${id}` : id;
  return `https://vimeo.com/${path}${hash === null ? "" : `/${hash}`}`;
}

/**
 * Returns the URL for the player. YouTube's player is on youtube-nocookie.com, which stores less in
 * the browser. For Vimeo's player, `playerSettings` adds the parameter `dnt` (do not track).
 */
export function playerAddress(video: VideoAddress): string {
  return video.host === "youtube"
    ? `https://www.youtube-nocookie.com/embed/${video.id}`
    : watchAddress(video);
}
