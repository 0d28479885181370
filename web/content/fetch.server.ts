import "server-only";
import { join } from "node:path";
import { cache } from "react";
import type { View } from "./view.ts";
import { contentClient, draftClient } from "./client.server.ts";
import { tagPage } from "./tag-page.server.ts";
import { type Answer, createLastGood } from "./last-good.ts";

/** In Next's own cache folder, which hosts keep between builds. */
const lastGood = createLastGood(
  join(process.cwd(), process.env["MARQUEE_DIST"] ?? ".next", "cache", "content"),
  console.warn,
);

/** The content service failed and no earlier answer was kept. */
export class ContentUnavailable extends Error {
  override name = "ContentUnavailable";
  constructor(reason: string) {
    super(`The content service did not answer, and nothing was kept (${reason}).`);
  }
}

type Params = Record<string, string | number | boolean>;

async function ask(view: View, query: string, params: Params): Promise<Answer> {
  const client = view.draft === null ? contentClient() : draftClient(view.draft.perspective);
  const { result, syncTags } = await client.fetch<unknown>(query, params, {
    filterResponse: false,
    returnQuery: false,
    cacheMode: "noStale",
    tag: "site",
  });
  return { result, tags: syncTags ?? [] };
}

const askOnce = cache(async (view: View, query: string, paramsJson: string): Promise<Answer> => {
  const params: Params = JSON.parse(paramsJson);
  if (view.draft !== null) return ask(view, query, params);
  const key = `${query}\n${paramsJson}`;
  try {
    const answer = await ask(view, query, params);
    // What a gate holds is asked for by members' requests alone, and never kept.
    if (view.cached) await lastGood.store(key, answer);
    return answer;
  } catch (cause) {
    const kept = await lastGood.find(key);
    // The client's error holds the whole request, token included: only its message may reach a log.
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (!kept) throw new ContentUnavailable(reason);
    console.warn(
      `content: the content service failed, so the last good answer is used (${reason})`,
    );
    return kept;
  }
});

/**
 * Asks the content service; published content for visitors and members, drafts in draft mode.
 * A published answer tags the page. When the service fails the last good answer stands in; with none it throws.
 */
export async function readContent(view: View, query: string, params: Params = {}): Promise<Answer> {
  const answer = await askOnce(view, query, JSON.stringify(params));
  if (view.draft === null && view.cached) await tagPage(answer.tags);
  return answer;
}
