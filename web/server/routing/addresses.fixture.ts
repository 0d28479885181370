import type { IndexedPage } from "@marquee/schemas/types";
import { type SiteAddresses, siteAddresses } from "../../content/addresses/site-addresses.ts";
import { createPageTable, createRedirectTable } from "../../content/page-index/page-table.ts";
import { indexedPage, indexedRedirect } from "../../content/page-index/indexed-page.fixture.ts";
import { createFindRoute } from "./site-routes.ts";

const languageOf = (code: string) => ({ code, name: code, direction: "ltr" as const });

export const languagesOf = (...codes: string[]) => ({
  languages: codes.map(languageOf),
  defaultLanguage: codes[0] ?? "en",
});

type Content = {
  languages?: SiteAddresses["languages"];
  pages?: readonly Partial<IndexedPage>[];
  redirects?: readonly string[];
  isCurrent?: boolean;
};

/** The addresses of a site with the English pages `slugs`, and more content. */
export function addressesOf(slugs: readonly string[], more: Content = {}): SiteAddresses {
  const tables = { pages: createPageTable(), redirects: createRedirectTable() };
  for (const slug of slugs) tables.pages.put(indexedPage(slug));
  for (const page of more.pages ?? []) tables.pages.put(indexedPage(page.slug ?? "index", page));
  for (const from of more.redirects ?? []) tables.redirects.put(indexedRedirect(from));
  const { languages = languagesOf("en"), isCurrent = true } = more;
  return siteAddresses(tables, { languages, isCurrent });
}

/** Routes as `next build` writes them, the most specific first. */
export const findRoute = createFindRoute(
  {
    version: 3,
    staticRoutes: ["/", "/api/revalidate", "/api/session"].map((page) => ({ page })),
    dynamicRoutes: [
      { page: "/calendar/[page]/[block]", regex: "^/calendar/([^/]+?)/([^/]+?)(?:/)?$" },
      { page: "/feeds/[page]/[file]", regex: "^/feeds/([^/]+?)/([^/]+?)(?:/)?$" },
      { page: "/sitemaps/[part]", regex: "^/sitemaps/([^/]+?)(?:/)?$" },
      { page: "/social/[...address]", regex: "^/social/(.+?)(?:/)?$" },
      { page: "/[locale]/account", regex: "^/([^/]+?)/account(?:/)?$" },
      { page: "/[locale]/notice/[status]", regex: "^/([^/]+?)/notice/([^/]+?)(?:/)?$" },
      { page: "/[locale]/sign-in", regex: "^/([^/]+?)/sign\\-in(?:/)?$" },
      {
        page: "/[locale]/member-variant/[variant]/[[...path]]",
        regex: "^/([^/]+?)/member-variant/([^/]+?)(?:/(.+?))?$",
      },
      { page: "/[locale]/member/[[...path]]", regex: "^/([^/]+?)/member(?:/(.+?))?(?:/)?$" },
      { page: "/[locale]/[[...path]]", regex: "^/([^/]+?)(?:/(.+?))?(?:/)?$" },
    ],
    rewrites: {
      beforeFiles: [
        { regex: "^/([a-z]{2})(?:/(.*))?$", has: [{ type: "cookie", key: "marquee_session" }] },
        { regex: "^/cdn/images(?:/(.*))?$" },
      ],
    },
  },
  ["/missing-picture.svg", "/_next/static/chunks/a.js"],
);
