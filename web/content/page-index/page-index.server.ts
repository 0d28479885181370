import "server-only";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  idsShape,
  indexedPagesQuery,
  indexedPagesShape,
  indexedRedirectsQuery,
  indexedRedirectsShape,
  newestDocumentsQueryOf,
  newestDocumentsShape,
  newestWidths,
  pageIdsQuery,
  redirectIdsQuery,
} from "@marquee/schemas/contract";
import type * as z from "zod";
import { inDataFolder } from "../../runtime/data-folder.server.ts";
import { serverEnv } from "../../runtime/env.server.ts";
import { log } from "../../runtime/log.ts";
import { reasonOf } from "../../runtime/log-text.ts";
import { ContentUnavailable, isContentFault } from "../service/content-fault.ts";
import { contentQuery } from "../service/content-query.ts";
import { queryContent } from "../service/content-service.server.ts";
import { createIndexFile } from "./index-file.ts";
import { createPageIndex, type PageIndex } from "./page-index.ts";
import { siteRuntime } from "../../runtime/site-runtime.ts";

/** Pause between two steps of a comparison in the background, in ms. */
const PAUSE = 100;

/** Version of the file's format. */
const FORMAT = 1;

function indexQuery<T>(query: string, shape: z.ZodType<T>) {
  return contentQuery({ query, shape, isCachedOnDisk: false });
}

const queries = {
  pages: indexQuery(indexedPagesQuery, indexedPagesShape),
  redirects: indexQuery(indexedRedirectsQuery, indexedRedirectsShape),
  pageIds: indexQuery(pageIdsQuery, idsShape),
  redirectIds: indexQuery(redirectIdsQuery, idsShape),
};

const newestByWidth = new Map(
  newestWidths.map((width) => [
    width,
    indexQuery(newestDocumentsQueryOf(width), newestDocumentsShape),
  ]),
);

async function readIndex<T>(query: ReturnType<typeof indexQuery<T>>, after?: string) {
  const params = after === undefined ? {} : { after };
  const response = await queryContent({ query: query.query, params });
  return { result: query.parse(response), tags: response.tags };
}

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    pageIndex: PageIndex;
  }
}

function makePageIndex(): PageIndex {
  const { projectId, dataset, lakeUrl } = serverEnv().sanity;
  // Names the dataset, because one data folder may have served another dataset before.
  const name = createHash("sha256")
    .update(JSON.stringify([FORMAT, projectId, dataset, lakeUrl]))
    .digest("base64url");
  return createPageIndex({
    pages: {
      readAfter: async (id) => (await readIndex(queries.pages, id)).result,
      readIdsAfter: async (id) => (await readIndex(queries.pageIds, id)).result,
    },
    redirects: {
      readAfter: async (id) => (await readIndex(queries.redirects, id)).result,
      readIdsAfter: async (id) => (await readIndex(queries.redirectIds, id)).result,
    },
    async readNewest(width) {
      const query = newestByWidth.get(width);
      if (query === undefined) throw new Error(`There is no query of the newest ${width} changes.`);
      const { result, tags } = await readIndex(query);
      return { ...result, tags };
    },
    file: createIndexFile(inDataFolder("page-index", `${name}.ndjson`), log.warn),
    now: Date.now,
    later: (run, ms) => void setTimeout(run, ms).unref(),
    pause: () => pause(PAUSE, undefined, { ref: false }),
    warn: (error) =>
      log.warn(
        `content: the addresses could not be compared, which is tried again (${reasonOf(error)})`,
      ),
  });
}

/** Returns the process's index of all published pages and redirects. */
export function pageIndex(): PageIndex {
  return siteRuntime().open("pageIndex", makePageIndex);
}

/**
 * Makes sure that the index is current, or brings it up to date with a new request. Returns true if it is. Returns
 * false if the content service fails and the index may lack recent changes. Throws a ContentUnavailable if the index is
 * empty then.
 */
export async function readPageIndex(freshness: "current" | "update"): Promise<boolean> {
  const index = pageIndex();
  try {
    await index[freshness]();
    return true;
  } catch (error) {
    if (!isContentFault(error)) throw error;
    if (!index.isFilled()) throw new ContentUnavailable(reasonOf(error));
    return false;
  }
}
