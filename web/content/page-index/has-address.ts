import { pageSlug } from "@marquee/schemas/contract";
import type { IndexedPage } from "@marquee/schemas/types";

/** Whether visitors get a page at its address: the site displays no page with an invalid slug. */
export const hasAddress = (
  page: IndexedPage | undefined,
): page is IndexedPage & { language: string; slug: string } =>
  page !== undefined && page.language !== null && pageSlug.safeParse(page.slug).success;
