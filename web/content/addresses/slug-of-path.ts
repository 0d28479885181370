import { homeSlug } from "../../design/ui/page-path.ts";

/** Maximum length of a slug, in characters. The studio rejects longer slugs. */
const MAX_SLUG = 200;

/** Returns the slug that path segments name; null if no page can have it. */
export function slugOfPath(path: readonly string[] | undefined): string | null {
  if (path === undefined || path.length === 0) return homeSlug;
  try {
    const slug = path
      .map((segment) => decodeURIComponent(segment))
      .join("/")
      .normalize("NFC");
    // The home page's only address is that of its language: `/en`, not `/en/index`.
    return slug.length > MAX_SLUG || slug === homeSlug ? null : slug;
  } catch {
    return null;
  }
}
