import * as z from "zod";
import type { VideoAddress } from "@marquee/schemas/types";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { outboundFetch, type OutboundResponse } from "../outbound/fetch.ts";
import { watchAddress } from "../../design/video/video-address.ts";
import { knownStill } from "../../design/video/still-address.ts";

/**
 * A video host's data about a video. `unknown` means that the host did not respond in time or sent
 * an invalid response. In that case, the video may still be playable.
 */
export type VideoFacts =
  | {
      state: "playable";
      title: string | null;
      /** Aspect ratio: width divided by height. */
      aspect: number | null;
      seconds: number | null;
      /** URL of the video's still image at the host. Only our server fetches it: see `ownStillAddress`. */
      still: string | null;
      /** Upload date, `2026-11-21`; only Vimeo reports it. */
      uploaded: string | null;
    }
  | { state: "notFound" | "notEmbeddable" | "unknown" };

// All fields are optional: hosts omit some for restricted videos, and Vimeo can report an error in a response of status
// 200.
const responseShape = z.object({
  title: z.string().trim().min(1).nullish().catch(null),
  width: z.number().positive().nullish().catch(null),
  height: z.number().positive().nullish().catch(null),
  duration: z.number().positive().nullish().catch(null),
  thumbnail_url: z.string().nullish().catch(null),
  upload_date: z
    .string()
    .transform((moment) => moment.slice(0, 10))
    .pipe(z.iso.date())
    .nullish()
    .catch(null),
  domain_status_code: z.number().nullish().catch(null),
});

/**
 * Timeout in ms. Without a response the page displays a façade, a placeholder whose button can still start the video.
 */
const TIMEOUT = 2_000;

/** Maximum size of a response in bytes. The hosts' responses have 1–3 kB. */
const MAX_BYTES = 64 * 1024;

/** The only hosts that are requested; redirects to others are not followed. */
const oembedHosts = { vimeo: ["vimeo.com"], youtube: ["www.youtube.com"] } as const;

/**
 * Returns the oEmbed URL of a video. Editors' input never determines the URL's host. The width
 * makes Vimeo return a large still.
 */
export function oembedAddress(video: VideoAddress): string {
  const about = new URLSearchParams({ url: watchAddress(video) });
  return video.host === "vimeo"
    ? `https://vimeo.com/api/oembed.json?dnt=1&width=1280&${about}`
    : `https://www.youtube.com/oembed?format=json&${about}`;
}

/**
 * Parses a host's response: 404 and 400 mean that the video does not exist, 401 and 403 that embedding is not allowed.
 */
export function readFacts({ status, body }: Pick<OutboundResponse, "status" | "body">): VideoFacts {
  if (status === 404 || status === 400) return { state: "notFound" };
  if (status === 401 || status === 403) return { state: "notEmbeddable" };
  if (status !== 200) return { state: "unknown" };
  const parsed = responseShape.safeParse(jsonOf(body));
  if (!parsed.success) return { state: "unknown" };
  const { title, width, height, domain_status_code: inner, ...rest } = parsed.data;
  if (inner === 404) return { state: "notFound" };
  if (inner === 403) return { state: "notEmbeddable" };
  return {
    state: "playable",
    title: title ?? null,
    aspect: width && height ? width / height : null,
    seconds: rest.duration ?? null,
    still: knownStill(rest.thumbnail_url ?? null),
    uploaded: rest.upload_date ?? null,
  };
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

/** Replaces "not found" by "unknown" for a live event, because oEmbed does not know all live events. */
const eventFacts = (facts: VideoFacts): VideoFacts =>
  facts.state === "notFound" ? { state: "unknown" } : facts;

/** Requests oEmbed data with `outboundFetch`. Every failure results in `unknown`; never throws. */
export async function fetchOembed(
  video: VideoAddress,
  fetchResponse: typeof outboundFetch = outboundFetch,
): Promise<VideoFacts> {
  try {
    const response = await fetchResponse(oembedAddress(video), {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_BYTES,
      accept: "application/json",
      onlyHosts: oembedHosts[video.host],
      // Names the site, because Vimeo returns data about a restricted video only to the sites that
      // may embed it.
      headers: { referer: `${serverEnv().siteUrl}/` },
    });
    const facts = readFacts(response);
    return video.kind === "event" ? eventFacts(facts) : facts;
  } catch (error) {
    log.warn(`oEmbed: ${error instanceof Error ? error.message : String(error)}`);
    return { state: "unknown" };
  }
}
