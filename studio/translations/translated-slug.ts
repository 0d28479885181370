/** A page above another in its address, and where its translation stands; null where there is none. */
export type PageAbove = { slug: string; translated: string | null };

function below(slug: string, above: readonly PageAbove[]): string {
  const nearest = above
    .filter((page) => page.translated !== null && slug.startsWith(`${page.slug}/`))
    .toSorted((a, b) => b.slug.length - a.slug.length)[0];
  return nearest ? `${nearest.translated}${slug.slice(nearest.slug.length)}` : slug;
}

/**
 * Takes a page's address, the pages above it and the addresses taken in the other language, gives one to begin with
 * there: the same, below the translations of the pages above, numbered where it is taken.
 */
export function translatedSlug(
  slug: string,
  above: readonly PageAbove[],
  taken: readonly string[],
): string {
  const wanted = below(slug, above);
  let free = wanted;
  for (let number = 2; taken.includes(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
