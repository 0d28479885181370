import { furtherPageOf } from "@marquee/schemas/contract";

/**
 * Returns the slug of the page at an address, and the number of the page of its list that the address
 * names: `journal` and 2 for `journal/page/2`, `journal` and 1 for `journal`.
 */
export const listAddressOf = (slug: string): { slug: string; number: number } =>
  furtherPageOf(slug) ?? { slug, number: 1 };
