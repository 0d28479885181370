import "server-only";
import { join } from "node:path";
import { cache } from "react";
import type * as z from "zod";
import { log } from "../../log.ts";
import { reasonOf } from "../../log-words.ts";
import { ContentFault, ContentUnavailable, isContentFault } from "./content-fault.ts";
import { askContent, contentCircuit } from "./content-service.server.ts";
import type { Params } from "./content-service.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import { type Answer, createLastGood } from "./last-good.ts";
import { tagPage } from "../tag-page.server.ts";
import type { View } from "../view.ts";

/** Last good responses, in Next.js's cache folder, which hosts preserve between builds. */
export const lastGood = createLastGood(
  join(process.cwd(), process.env["MARQUEE_DIST"] ?? ".next", "cache", "content"),
  log.warn,
);

/** A query, the shape of a valid response, and whether the response may be cached on disk. */
export type ContentQuery<T> = {
  query: string;
  shape: z.ZodType<T>;
  /** False for gated content. */
  keep: boolean;
};

/** A parsed response, the tags whose expiry makes it stale, and whether it comes from the disk cache. */
export type Content<T> = { result: T; tags: readonly string[]; isKept: boolean };

/** Seconds until a page rendered from cached content is rendered again, unless something else renews it earlier. */
const MAX_CACHE_AGE = 10;

/** Parses a response. Throws if its shape is wrong, so that it is neither rendered nor cached. */
function read<T>({ shape }: ContentQuery<T>, { result, tags }: Answer): Content<T> {
  const parsed = shape.safeParse(result);
  if (parsed.success) return { result: parsed.data, tags, isKept: false };
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join(".") || "the whole of it";
  throw new ContentFault(`its answer can't be used: ${place}: ${issue?.message ?? "is wrong"}`);
}

async function readCached<T>(question: ContentQuery<T>, key: string): Promise<Content<T> | null> {
  const kept = question.keep ? await lastGood.find(key) : undefined;
  const parsed = kept && question.shape.safeParse(kept.result);
  return parsed?.success ? { result: parsed.data, tags: kept?.tags ?? [], isKept: true } : null;
}

/** Returns the page or document of a query, for the log. */
const about = ({ language, slug, id }: Params) => ({
  ...(slug === undefined ? {} : { page: `${language}/${slug}` }),
  ...(id === undefined ? {} : { document: id }),
});

/** Returns the cached response as a fallback; throws a ContentUnavailable if there is none. */
async function standIn<T>(
  question: ContentQuery<T>,
  { key, params, error }: { key: string; params: Params; error: unknown },
): Promise<Content<T>> {
  if (!isContentFault(error)) throw error;
  const kept = await readCached(question, key);
  if (kept === null) throw new ContentUnavailable(reasonOf(error));
  // During an outage the circuit breaker logs once for all pages.
  if (!contentCircuit().isDown()) {
    log.warn(`content: ${reasonOf(error)}; what was kept stands`, about(params));
  }
  return kept;
}

async function ask<T>(view: View, question: ContentQuery<T>, json: string): Promise<Content<T>> {
  const params: Params = JSON.parse(json);
  const { query } = question;
  const key = `${query}\n${json}`;
  try {
    const answer = await askContent({ query, params, ...view.draft });
    const content = read(question, answer);
    if (question.keep && view.draft === null) await lastGood.store(key, answer);
    return content;
  } catch (error) {
    // A preview must show the draft, so published content is no fallback for it.
    const kept = view.draft === null ? question : { ...question, keep: false };
    return standIn(kept, { key, params, error });
  }
}

const askOnce: typeof ask = cache(ask);

/**
 * Queries the content service: published content for visitors and members, drafts in draft mode. A published response
 * tags the page. If the service fails, is slow or sends an invalid response, the last good response is returned. Throws
 * a ContentUnavailable if there is none.
 */
export async function readContent<T>(
  view: View,
  question: ContentQuery<T>,
  params: Params = {},
): Promise<Content<T>> {
  const answer = await askOnce(view, question, JSON.stringify(params));
  if (view.draft === null && view.cached) {
    await tagPage(answer.tags);
    if (answer.isKept) await renewPageAfter(MAX_CACHE_AGE);
  }
  return answer;
}
