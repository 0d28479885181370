import * as z from "zod";
import type { VideoAddress } from "@marquee/schemas/types";
import { serverEnv } from "../env.server.ts";
import { log } from "../log.ts";
import { outboundFetch, type OutboundAnswer } from "../outbound/fetch.ts";
import { watchAddress } from "./film-address.ts";
import { knownStill } from "./still-address.ts";

/** What a host says of a film. `unknown`: it did not answer in time or made no sense; the film may still play. */
export type FilmFacts =
  | {
      state: "playable";
      title: string | null;
      /** Width over height. */
      aspect: number | null;
      seconds: number | null;
      /** Address of the host's still, for our server alone: see `ownStillAddress`. */
      still: string | null;
      /** The day it was uploaded, `2026-11-21`; one of the two hosts says it. */
      uploaded: string | null;
    }
  | { state: "notFound" | "notEmbeddable" | "unknown" };

// Hosts leave fields out for restricted films, and one answers status 200 with another status inside.
const answerShape = z.object({
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

/** Without an answer a page shows a façade that plays all the same. In ms. */
const TIMEOUT = 2_000;

/** The hosts' answers are 1–3 kB. */
const MAX_BYTES = 64 * 1024;

/** The hosts that are asked, and no other: not even where one of them sends us. */
const oembedHosts = { vimeo: ["vimeo.com"], youtube: ["www.youtube.com"] } as const;

/** The one address asked about a film; nothing an editor writes chooses the host. The width makes Vimeo's still large. */
export function oembedAddress(film: VideoAddress): string {
  const about = new URLSearchParams({ url: watchAddress(film) });
  return film.host === "vimeo"
    ? `https://vimeo.com/api/oembed.json?dnt=1&width=1280&${about}`
    : `https://www.youtube.com/oembed?format=json&${about}`;
}

/** Reads a host's answer: 404 and 400 mean no such film, 401 and 403 that it may not be shown elsewhere. */
export function readFacts({ status, body }: Pick<OutboundAnswer, "status" | "body">): FilmFacts {
  if (status === 404 || status === 400) return { state: "notFound" };
  if (status === 401 || status === 403) return { state: "notEmbeddable" };
  if (status !== 200) return { state: "unknown" };
  const parsed = answerShape.safeParse(jsonOf(body));
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

/** Live events are not all known to the host's oEmbed: that it knows none is no word that there is none. */
const eventFacts = (facts: FilmFacts): FilmFacts =>
  facts.state === "notFound" ? { state: "unknown" } : facts;

/** Asks the host through the outbound door; whatever goes wrong on the way is `unknown`, never an error. */
export async function askHost(
  film: VideoAddress,
  fetchAnswer: typeof outboundFetch = outboundFetch,
): Promise<FilmFacts> {
  try {
    const answer = await fetchAnswer(oembedAddress(film), {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_BYTES,
      accept: "application/json",
      onlyHosts: oembedHosts[film.host],
      // A film that its owner shows on named sites only is told of to those.
      headers: { referer: `${serverEnv().siteUrl}/` },
    });
    const facts = readFacts(answer);
    return film.kind === "event" ? eventFacts(facts) : facts;
  } catch (error) {
    log.warn(`oEmbed: ${error instanceof Error ? error.message : String(error)}`);
    return { state: "unknown" };
  }
}
