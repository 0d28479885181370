import type { Block, VideoAddress } from "@marquee/schemas/types";
import { serverEnv } from "../../runtime/env.server.ts";
import { socialCut } from "../../design/images/social-cut.ts";
import { playerAddress } from "../../design/video/video-address.ts";
import type { VideoFacts } from "../../content/video/oembed.ts";
import { ownStillAddress } from "../../design/video/still-address.ts";

type Known = Extract<VideoFacts, { state: "playable" }>;

/**
 * Returns the URL of the editor's poster, or else of the host's still image as served by this site. Null without
 * either.
 */
function thumbnailOf({ poster }: Block<"video">, { still }: Known): string | null {
  const cut = poster && socialCut(poster);
  const address = cut?.address ?? (still === null ? null : ownStillAddress(still));
  return address && new URL(address, serverEnv().siteUrl).href;
}

/** Returns the embed URL of a video: the URL of the host's player in an iframe. */
function embedAddress(video: VideoAddress): string {
  const { host, kind, id, hash } = video;
  if (host === "youtube") return playerAddress(video);
  if (kind === "event")
    return `https://vimeo.com/event/${id}/embed${hash === null ? "" : `/${hash}`}`;
  return `https://player.vimeo.com/video/${id}${hash === null ? "" : `?h=${hash}`}`;
}

/** Returns a video as JSON-LD; null if a required property is unknown: title, image or upload date. */
export function videoJsonLd(block: Block<"video">, facts: VideoFacts) {
  if (facts.state !== "playable" || facts.uploaded === null) return null;
  const name = block.title ?? facts.title;
  const thumbnailUrl = thumbnailOf(block, facts);
  if (name === null || thumbnailUrl === null) return null;
  return {
    "@type": "VideoObject",
    name,
    description: block.caption ?? name,
    thumbnailUrl,
    uploadDate: facts.uploaded,
    embedUrl: embedAddress(block.address),
    ...(facts.seconds === null ? {} : { duration: `PT${Math.round(facts.seconds)}S` }),
  };
}
