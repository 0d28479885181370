import { homeSlug, redirectPathOf } from "@marquee/schemas/contract";
import type { LanguageSettings } from "../../i18n/languages.ts";
import type { PageTable, RedirectTable } from "../page-index/page-table.ts";

/** The published addresses of the site. */
export type SiteAddresses = {
  languages: LanguageSettings;
  hasPage(language: string, slug: string): boolean;
  /**
   * Whether a page's list may have a page with this number. The list may turn out to be shorter,
   * because its entries aren't counted here.
   */
  mayHaveListPage(language: string, slug: string, number: number): boolean;
  /** Whether a published page has this document id. */
  hasDocument(id: string): boolean;
  /** Returns the source path, as stored, of the redirect from a path; null if there is no redirect. */
  redirectFrom(path: string): string | null;
  /** The number of published pages. */
  countPages(): number;
  /** Returns the addresses of up to `most` pages, home pages first. */
  firstPages(most: number): readonly { language: string; slug: string }[];
  /**
   * False if the content service fails. An address that is missing here may have been published since.
   */
  isCurrent: boolean;
};

declare module "../../runtime/site-runtime.ts" {
  interface SiteParts {
    /** `site-start.server.ts` provides it for the serving layer. */
    readAddresses: () => Promise<SiteAddresses>;
  }
}

type Tables = {
  pages: Pick<PageTable, "at" | "all" | "get" | "size" | "countOf">;
  redirects: Pick<RedirectTable, "hasFrom">;
};

function firstPages({ pages }: Tables, { languages }: LanguageSettings, most: number) {
  const homes = languages.flatMap(({ code }) => pages.at(code, homeSlug) ?? []);
  const found = homes.map(({ language, slug }) => ({ language, slug }));
  for (const { language, slug } of pages.all()) {
    if (found.length >= most) break;
    if (slug !== homeSlug) found.push({ language, slug });
  }
  return found.flatMap(({ language, slug }) =>
    language === null || slug === null ? [] : [{ language, slug }],
  );
}

/** Returns the addresses of the pages and redirects in tables. They change with the tables. */
export function siteAddresses(
  tables: Tables,
  { languages, isCurrent }: Pick<SiteAddresses, "languages" | "isCurrent">,
): SiteAddresses {
  const { pages, redirects } = tables;
  return {
    languages,
    hasPage: (language, slug) => pages.at(language, slug) !== undefined,
    mayHaveListPage(language, slug, number) {
      const perPage = pages.at(language, slug)?.perPage ?? null;
      return perPage !== null && (number - 1) * Math.max(1, perPage) < pages.countOf(language);
    },
    hasDocument: (id) => pages.get(id) !== undefined,
    redirectFrom(path) {
      const stored = redirectPathOf(path);
      return stored !== null && redirects.hasFrom(stored) ? stored : null;
    },
    countPages: pages.size,
    firstPages: (most) => firstPages(tables, languages, most),
    isCurrent,
  };
}
