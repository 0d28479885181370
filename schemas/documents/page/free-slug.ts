/** Maximum length of a page's slug. */
const LONGEST = 200;

/** Shortens a slug to at most `length` characters, without a separator at the end. */
const cut = (slug: string, length: number): string =>
  slug
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/[-/]+$/, "");

/** Returns the slug if it is free. Otherwise appends the lowest free number, starting at 2. */
export function freeSlug(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken);
  const numbered = (number: number) => {
    const suffix = number === 1 ? "" : `-${number}`;
    return `${cut(wanted, LONGEST - suffix.length)}${suffix}`;
  };
  let number = 1;
  while (used.has(numbered(number))) number += 1;
  return numbered(number);
}

/** Returns the slug of a page's copy: `venue` becomes `venue-copy`, then `venue-copy-2`. */
export function slugOfCopy(slug: string, taken: readonly string[]): string {
  const original = slug.replace(/-copy(?:-\d+)?$/, "");
  return freeSlug(`${cut(original, LONGEST - "-copy".length)}-copy`, taken);
}
