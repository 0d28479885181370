import { pagePath } from "../ui/page-path.ts";

/** A result of the search as it is displayed. */
export type SearchResult = {
  /** Path of the page, with the section that contains the words. */
  href: string;
  /** The page's title in parts. Every second part was found. */
  title: readonly string[];
  /** The heading above the found words, in parts like the title; null if there is none. */
  heading: readonly string[] | null;
  /** The found words with their surroundings, in parts like the title. */
  excerpt: readonly string[];
};

/** A page that the search found. `block` is the key of the block with the words; null if only the title matches. */
type FoundPage = Omit<SearchResult, "href"> & { slug: string; block: string | null };

/** Returns a found page as a link to the section that contains the words. */
export function resultOf(
  { slug, title, block, heading, excerpt }: FoundPage,
  language: string,
): SearchResult {
  const path = pagePath({ language, slug });
  return { href: block === null ? path : `${path}#block-${block}`, title, heading, excerpt };
}
