import { furtherPageOf } from "@marquee/schemas/contract";
import { homeSlug, pagePath } from "../../design/ui/page-path.ts";

/** A page's address: its language and slug. */
export type PageAddress = { language: string; slug: string };

/**
 * Returns the slug of the page at an address, and the number of the page of its list that the address
 * names: `journal` and 2 for `journal/page/2`, `journal` and 1 for `journal`.
 */
export const listAddressOf = (slug: string): { slug: string; number: number } =>
  furtherPageOf(slug) ?? { slug, number: 1 };

/** A page, and the number of the page of its list that is displayed. */
type NumberedPage = { page: PageAddress; number: number };

/** Returns the address of a page, or of the page of its list with this number. */
export function addressOf(
  { page: { language, slug }, number: shown }: NumberedPage,
  number = shown,
): PageAddress {
  if (number === 1) return { language, slug };
  return { language, slug: slug === homeSlug ? `page/${number}` : `${slug}/page/${number}` };
}

/** Returns the path of a page, or of the page of its list with this number. */
export const pathOf = (data: NumberedPage, number = data.number): string =>
  pagePath(addressOf(data, number));
