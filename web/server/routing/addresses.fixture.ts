import type { SiteAddresses } from "../../content/addresses/site-addresses.ts";

const languageOf = (code: string) => ({ code, name: code, direction: "ltr" as const });

export const languagesOf = (...codes: string[]) => ({
  languages: codes.map(languageOf),
  defaultLanguage: codes[0] ?? "en",
});

/** The addresses of a site with the English pages `slugs`. */
export const addressesOf = (
  slugs: readonly string[],
  more: Partial<SiteAddresses> = {},
): SiteAddresses => ({
  ...languagesOf("en"),
  pages: slugs.map((slug) => ({ _id: `page-${slug}`, language: "en", slug })),
  redirects: [],
  lists: [],
  isCurrent: true,
  ...more,
});
