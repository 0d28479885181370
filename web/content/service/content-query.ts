import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type * as z from "zod";
import { inSpan } from "../../runtime/telemetry/telemetry.ts";
import { ContentFault } from "./content-fault.ts";
import type { ContentResponse } from "./content-service.ts";

type QueryDefinition<T> = {
  query: string;
  shape: z.ZodType<T>;
  /**
   * Whether the last good response is cached on disk, for use while the content service fails.
   * False for gated content.
   */
  isCachedOnDisk: boolean;
  /**
   * The parameters that name the response on disk; by default all. Set it for a query whose other
   * parameters take ever new values, so that the files don't become more and more.
   */
  diskParams?: readonly string[];
  /**
   * Whether a result is cached in memory until content changes; by default every result is. False
   * for a result that lacks the requested document. The document may just have been published, and
   * the event that clears the cache may still be on the way.
   */
  isCachedInMemory?: (result: T) => boolean;
};

export type ContentQuery<T> = QueryDefinition<T> & {
  /** A hash of the query for cache keys, because a query has up to 90 kB. */
  id: string;
  /** Parses a response. Throws a ContentFault if its shape is wrong, so that it is neither rendered nor cached. */
  parse: (response: Omit<ContentResponse, "tags">) => T;
};

/** Limit of a query's parsed responses in memory, in bytes of JSON. */
const MAX_PARSED = 4 * 1024 * 1024;

/**
 * Creates a query. An unchanged response is parsed once. Callers share the result and must not
 * mutate it.
 */
export function contentQuery<T>(definition: QueryDefinition<T>): ContentQuery<T> {
  const parsed = new LRUCache<string, { result: T }>({ maxSize: MAX_PARSED });
  return {
    ...definition,
    id: createHash("sha1").update(definition.query).digest("base64"),
    parse({ result: raw, digest, bytes }) {
      const known = parsed.get(digest);
      if (known) return known.result;
      const {
        success,
        data: result,
        error,
      } = inSpan("content parse", () => definition.shape.safeParse(raw));
      if (success) {
        parsed.set(digest, { result }, { size: bytes });
        return result;
      }
      const [issue] = error.issues;
      const place = issue?.path.map(String).join(".") || "the whole of it";
      throw new ContentFault(`its response is invalid: ${place}: ${issue?.message ?? "is wrong"}`);
    },
  };
}
