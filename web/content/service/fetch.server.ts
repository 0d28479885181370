import "server-only";
import { cache } from "react";
import { inDataFolder } from "../../runtime/data-folder.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { ContentUnavailable, isContentFault } from "./content-fault.ts";
import type { ContentQuery } from "./content-query.ts";
import { queryContent, queryDrafts, contentCircuit } from "./content-service.server.ts";
import type { Params } from "./content-service.ts";
import { renewPageAfter } from "../video/renew-page.ts";
import { createFreshContent, type FreshContent } from "./fresh-content.ts";
import { createLastGood } from "./last-good.ts";
import { tagPage } from "../tag-page.server.ts";
import type { View } from "../view.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** Last good responses, stored in the site's data folder. */
const lastGood = createLastGood(inDataFolder("content"), log.warn);

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    freshContent: FreshContent;
  }
}

/** Returns the process-wide cache of published content. */
export function freshContent(): FreshContent {
  return siteRuntime().open("freshContent", createFreshContent);
}

/** A parsed response, the tags whose expiry makes it stale, and whether it comes from the disk cache. */
export type Content<T> = { result: T; tags: readonly string[]; isFallback: boolean };

/** Seconds until a page rendered from a fallback is rendered again, unless something else renews it earlier. */
const FALLBACK_LIFETIME = 10;

async function readFallback<T>(query: ContentQuery<T>, key: string): Promise<Content<T> | null> {
  const stored = query.isCachedOnDisk ? await lastGood.find(key) : undefined;
  const parsed = stored && query.shape.safeParse(stored.result);
  return parsed?.success
    ? { result: parsed.data, tags: stored?.tags ?? [], isFallback: true }
    : null;
}

/** Returns the log fields that name the page or document of a query. */
const about = ({ language, slug, id }: Params) => ({
  ...(slug === undefined ? {} : { page: `${String(language)}/${String(slug)}` }),
  ...(id === undefined ? {} : { document: String(id) }),
});

async function fetchContent<T>(
  view: View,
  query: ContentQuery<T>,
  json: string,
): Promise<Content<T>> {
  const params: Params = JSON.parse(json);
  // Names the dataset, because one data folder may have served another dataset before.
  const { projectId, dataset } = serverEnv().sanity;
  const stored = query.diskParams;
  const named = stored === undefined ? json : JSON.stringify(stored.map((name) => params[name]));
  const key = `${projectId} ${dataset}\n${query.query}\n${named}`;
  const fetchPublished = async () => {
    const response = await queryContent({ query: query.query, params });
    // Throws if the response is invalid, so that it is not cached.
    query.parse(response);
    const { result, tags } = response;
    if (query.isCachedOnDisk) await lastGood.store(key, { result, tags });
    return response;
  };
  try {
    const response =
      view.draft === null
        ? await freshContent().read(
            `${query.id} ${json}`,
            fetchPublished,
            (fresh) => query.isCachedInMemory?.(query.parse(fresh)) ?? true,
          )
        : await queryDrafts({ query: query.query, params, ...view.draft });
    return { result: query.parse(response), tags: response.tags, isFallback: false };
  } catch (error) {
    if (!isContentFault(error)) throw error;
    // A preview must show the draft, so published content is no fallback for it.
    const fallback = view.draft === null ? await readFallback(query, key) : null;
    if (fallback === null) throw new ContentUnavailable(reasonOf(error));
    // Logs nothing during an outage, because the circuit breaker logs it once for all pages.
    if (!contentCircuit().isDown()) {
      log.warn(`content: ${reasonOf(error)}; the last good response is used`, about(params));
    }
    return fallback;
  }
}

const fetchContentOnce: typeof fetchContent = cache(fetchContent);

/**
 * Queries the content service: published content for visitors and members, drafts in draft mode. If
 * `view.cached` is true, adds the tags of a published response to the page being rendered. If the
 * service fails, is slow or sends an invalid response, returns the last good published response.
 * Throws a ContentUnavailable if there is none, or if drafts were requested.
 */
export async function readContent<T>(
  view: View,
  query: ContentQuery<T>,
  params: Params = {},
): Promise<Content<T>> {
  const content = await fetchContentOnce(view, query, JSON.stringify(params));
  if (view.draft === null && view.cached) {
    await tagPage(content.tags);
    if (content.isFallback) await renewPageAfter(FALLBACK_LIFETIME);
  }
  return content;
}
