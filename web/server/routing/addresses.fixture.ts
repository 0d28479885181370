import type { SiteAddresses } from "../../content/addresses/site-addresses.ts";
import { createFindRoute } from "./site-routes.ts";

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
        page: "/[locale]/member-variant/[profile]/[[...path]]",
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
