import { freeSlug } from "@marquee/schemas/studio";

/** The slug of a page above another in the URL, and the slug of its translation, if any. */
export type PageAbove = { slug: string; translated: string | null };

function below(slug: string, above: readonly PageAbove[]): string {
  const nearest = above
    .filter((page) => page.translated !== null && slug.startsWith(`${page.slug}/`))
    .toSorted((a, b) => b.slug.length - a.slug.length)[0];
  return nearest ? `${nearest.translated}${slug.slice(nearest.slug.length)}` : slug;
}

/**
 * Returns a free slug for a page's translation. It is the page's own slug below the translated slug of the nearest page
 * above it. If `taken` contains it, it gets a number.
 */
export function translatedSlug(
  slug: string,
  above: readonly PageAbove[],
  taken: readonly string[],
): string {
  return freeSlug(below(slug, above), taken);
}
