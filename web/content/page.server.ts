import "server-only";
import {
  homeSlug,
  pagePathsQuery,
  pagePathsShape,
  pageQuery,
  pageShape,
} from "@marquee/schemas/contract";
import type { Page, PagePath } from "@marquee/schemas/types";
import { type ContentQuery, readContent } from "./fetch.server.ts";
import type { View } from "./view.ts";

/** A slug is at most 200 characters of one kind; whatever is longer is no page. */
const MAX_SLUG = 200;

/** The slug that an address's path segments name; null when no page can have it. */
export function slugOfPath(path: readonly string[] | undefined): string | null {
  if (path === undefined || path.length === 0) return homeSlug;
  try {
    const slug = path
      .map((segment) => decodeURIComponent(segment))
      .join("/")
      .normalize("NFC");
    // The home page has one address, that of its language.
    return slug.length > MAX_SLUG || slug === homeSlug ? null : slug;
  } catch {
    return null;
  }
}

const onePage: ContentQuery<Page | null> = { query: pageQuery, shape: pageShape, keep: true };
const allPaths: ContentQuery<readonly PagePath[]> = {
  query: pagePathsQuery,
  shape: pagePathsShape,
  keep: true,
};

/**
 * One page with its blocks still raw; null when there is none. Where its own fields can't be used the last good ones
 * stand; with none it throws.
 */
export async function readPage(
  view: View,
  language: string,
  slug: string,
): Promise<{ page: Page | null; tags: readonly string[] }> {
  const { result, tags } = await readContent(view, onePage, { language, slug });
  return { page: result, tags };
}

/** The addresses of all published pages. */
export async function readPagePaths(view: View): Promise<readonly PagePath[]> {
  return (await readContent(view, allPaths)).result;
}
