import type { ValidationContext } from "@sanity/types";
import { freeSlug } from "./free-slug.ts";
import { homeSlug, pageSlug } from "./page-slug.contract.ts";
import { slugOfTitle } from "./slug-of-title.ts";
import { takenSlugs } from "./taken-slugs.ts";

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
