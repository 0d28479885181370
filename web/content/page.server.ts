import "server-only";
import {
  homeSlug,
  pagePathsQuery,
  pagePathsShape,
  pageQuery,
  pageShape,
} from "@marquee/schemas/contract";
import type { Page, PagePath } from "@marquee/schemas/types";
import { readContent } from "./fetch.server.ts";
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

/** One page with its blocks still raw; null when there is none. Throws when its own fields can't be used. */
export async function readPage(
  view: View,
  language: string,
  slug: string,
): Promise<{ page: Page | null; tags: readonly string[] }> {
  const { result, tags } = await readContent(view, pageQuery, { language, slug });
  const parsed = pageShape.safeParse(result);
  if (!parsed.success) {
    throw new Error(`The page "${slug}" (${language}) can't be used.`, { cause: parsed.error });
  }
  return { page: parsed.data, tags };
}

/** The addresses of all published pages. */
export async function readPagePaths(view: View): Promise<readonly PagePath[]> {
  const { result } = await readContent(view, pagePathsQuery);
  return pagePathsShape.parse(result);
}
