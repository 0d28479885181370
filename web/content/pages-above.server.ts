import "server-only";
import { pagesAboveQuery, pagesAboveShape } from "@marquee/schemas/contract";
import { readContent } from "./fetch.server.ts";
import type { View } from "./view.ts";

/** A page that stands above another in its address. */
export type PageAbove = { slug: string; title: string };

const above = { query: pagesAboveQuery, shape: pagesAboveShape, keep: true };

/** The pages above one in its address, the topmost first. Most pages have none, and nothing is asked. */
export async function readPagesAbove(
  view: View,
  language: string,
  slug: string,
): Promise<{ pages: readonly PageAbove[]; tags: readonly string[] }> {
  if (!slug.includes("/")) return { pages: [], tags: [] };
  const { result, tags } = await readContent(view, above, { language, slug });
  return { pages: result.toSorted((a, b) => a.slug.length - b.slug.length), tags };
}
