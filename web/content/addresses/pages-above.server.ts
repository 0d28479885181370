import "server-only";
import { pagesAboveQuery } from "@marquee/schemas/contract";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import { type PageAbove, tolerantPagesAbove } from "../parse/tolerant-page.ts";
import type { View } from "../view.ts";

const above = contentQuery({
  query: pagesAboveQuery,
  shape: tolerantPagesAbove,
  isCachedOnDisk: true,
});

/**
 * Reads the parent pages of a page, the topmost first, and the tags whose expiry makes the result
 * stale. Sends no query for a slug of one segment, which has no parents.
 */
export async function readPagesAbove(
  view: View,
  language: string,
  slug: string,
): Promise<{ pages: readonly PageAbove[]; tags: readonly string[] }> {
  const segments = slug.split("/");
  const slugs = segments.slice(1).map((_, at) => segments.slice(0, at + 1).join("/"));
  if (slugs.length === 0) return { pages: [], tags: [] };
  const { result, tags } = await readContent(view, above, { language, slugs });
  return { pages: result.toSorted((a, b) => a.slug.length - b.slug.length), tags };
}
