import type { ValidationContext } from "@sanity/types";
import { homeSlug, pageSlug } from "./page-slug.contract.ts";
import { slugOfTitle } from "./slug-of-title.ts";
import { takenSlugs } from "./taken-slugs.ts";

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

type Moved = { slug: string; title: string; language: string };

/** Slug of a former home page whose title contains nothing that a slug can contain. */
const FALLBACK = "home";

function wantedSlug({ slug, title, language }: Moved): string {
  if (slug !== homeSlug) return slug;
  const named = slugOfTitle(title, language);
  return named !== homeSlug && pageSlug.safeParse(named).success ? named : FALLBACK;
}

/**
 * Returns a free slug for a page that leaves its address to another page: `venue-2` for `venue`. A
 * home page gets a slug from its title. The slug is not in `reserved`.
 */
export async function movedSlug(
  getClient: ValidationContext["getClient"],
  page: Moved,
  reserved: readonly string[] = [],
): Promise<string> {
  const wanted = wantedSlug(page);
  const taken = await takenSlugs(getClient, wanted, { id: null, language: page.language });
  return freeSlug(wanted, [...taken, ...reserved, page.slug]);
}
