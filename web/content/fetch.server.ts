import "server-only";
import { join } from "node:path";
import { cache } from "react";
import type * as z from "zod";
import { log } from "../log.ts";
import { reasonOf } from "../log-words.ts";
import { ContentFault, ContentUnavailable, isContentFault } from "./content-fault.ts";
import { askContent, contentCircuit } from "./content-service.server.ts";
import type { Params } from "./content-service.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import { type Answer, createLastGood } from "./last-good.ts";
import { tagPage } from "./tag-page.server.ts";
import type { View } from "./view.ts";

/** Answers that were good, in Next's own cache folder, which hosts keep between builds. */
export const lastGood = createLastGood(
  join(process.cwd(), process.env["MARQUEE_DIST"] ?? ".next", "cache", "content"),
  log.warn,
);

/** A query, the shape its answer has when the content service is well, and whether that may be kept on disk. */
export type ContentQuery<T> = {
  query: string;
  shape: z.ZodType<T>;
  /** False for what a gate holds. */
  keep: boolean;
};

/** An answer in its shape, the tags that say when it goes stale, and whether it is an earlier one that stands in. */
export type Content<T> = { result: T; tags: readonly string[]; isKept: boolean };

/** A page of what was kept is made anew after this at the latest, whatever else renews it. In seconds. */
const KEPT_STANDS = 10;

/** An answer of another shape is none: it must neither be shown nor take the place of a good one. */
function read<T>({ shape }: ContentQuery<T>, { result, tags }: Answer): Content<T> {
  const parsed = shape.safeParse(result);
  if (parsed.success) return { result: parsed.data, tags, isKept: false };
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join(".") || "the whole of it";
  throw new ContentFault(`its answer can't be used: ${place}: ${issue?.message ?? "is wrong"}`);
}

async function readKept<T>(question: ContentQuery<T>, key: string): Promise<Content<T> | null> {
  const kept = question.keep ? await lastGood.find(key) : undefined;
  const parsed = kept && question.shape.safeParse(kept.result);
  return parsed?.success ? { result: parsed.data, tags: kept?.tags ?? [], isKept: true } : null;
}

/** Which page or gate it was, for the log. */
const about = ({ language, slug, id }: Params) => ({
  ...(slug === undefined ? {} : { page: `${language}/${slug}` }),
  ...(id === undefined ? {} : { document: id }),
});

/** What was kept, when there is no good answer; throws a ContentUnavailable where nothing was. */
async function standIn<T>(
  question: ContentQuery<T>,
  { key, params, error }: { key: string; params: Params; error: unknown },
): Promise<Content<T>> {
  if (!isContentFault(error)) throw error;
  const kept = await readKept(question, key);
  if (kept === null) throw new ContentUnavailable(reasonOf(error));
  // While the service is down that is said once, for all pages.
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
    // An editor looks at a draft to see it, not what was published before.
    const kept = view.draft === null ? question : { ...question, keep: false };
    return standIn(kept, { key, params, error });
  }
}

const askOnce: typeof ask = cache(ask);

/**
 * Asks the content service; published content for visitors and members, drafts in draft mode. A published answer tags
 * the page. When the service fails, is slow or answers nonsense, the last good answer stands in; with none it throws
 * a ContentUnavailable.
 */
export async function readContent<T>(
  view: View,
  question: ContentQuery<T>,
  params: Params = {},
): Promise<Content<T>> {
  const answer = await askOnce(view, question, JSON.stringify(params));
  if (view.draft === null && view.cached) {
    await tagPage(answer.tags);
    if (answer.isKept) await renewPageAfter(KEPT_STANDS);
  }
  return answer;
}
