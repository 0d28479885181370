import type { PagePath } from "@marquee/schemas/types";
import type { LanguageSettings } from "../i18n/languages.ts";
import { pagePath } from "../design/ui/page-path.ts";
import { declaration, escaped } from "./escape-xml.ts";
import { languagesOf } from "./versions.ts";

/** A page in a sitemap. Its addresses are paths of the site. */
export type SitemapEntry = {
  path: string;
  /** Time of the last change, in the content service's format. */
  changed: string;
  /**
   * Paths of all language versions, by language, including this page's own. Empty if the page exists in one language
   * only.
   */
  languages: Readonly<Record<string, string>>;
};

/**
 * Maximum number of pages per file. It is far below the sitemap protocol's limits (50,000 URLs or 50 MB), even with
 * dozens of languages.
 */
export const sitemapSize = 2_000;

/**
 * Returns the published pages that search engines may index, in a stable order. Omits pages whose date is later than
 * `at`.
 */
export function sitemapEntries(
  pages: readonly PagePath[],
  settings: LanguageSettings,
  at = Date.now(),
): SitemapEntry[] {
  const byId = new Map(pages.map((page) => [page._id, page]));
  const isListed = ({ noindex, language, date }: PagePath) =>
    !noindex &&
    (date === null || date <= at) &&
    settings.languages.some(({ code }) => code === language);
  return pages
    .filter(isListed)
    .map((page) => {
      const others = page.translations.flatMap((id) => byId.get(id) ?? []);
      return {
        path: pagePath(page),
        changed: page._updatedAt,
        languages: languagesOf([page, ...others], settings),
      };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Splits the entries into sitemap files. Returns one empty file if there are no entries. */
export function sitemapParts(entries: readonly SitemapEntry[]): (readonly SitemapEntry[])[] {
  const count = Math.max(1, Math.ceil(entries.length / sitemapSize));
  return Array.from({ length: count }, (_, part) =>
    entries.slice(part * sitemapSize, (part + 1) * sitemapSize),
  );
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the XML of a sitemap. `absolute` converts a path to a URL. */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  absolute: (path: string) => string,
): string {
  const address = (path: string) => escaped(absolute(path));
  const urls = entries.map(({ path, changed, languages }) => {
    const versions = Object.entries(languages).map(
      ([code, other]) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(code)}" href="${address(other)}"/>`,
    );
    return `<url><loc>${address(path)}</loc><lastmod>${escaped(changed)}</lastmod>${versions.join("")}</url>`;
  });
  return `${declaration}\n<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/**
 * Returns the XML of the sitemap index. `parts` are the entries of each sitemap; `absolute` converts a path to a URL.
 */
export function sitemapIndexXml(
  parts: readonly (readonly SitemapEntry[])[],
  absolute: (path: string) => string,
): string {
  const maps = parts.map((entries, part) => {
    const newest = entries
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1);
    const changed = newest === undefined ? "" : `<lastmod>${escaped(newest)}</lastmod>`;
    return `<sitemap><loc>${escaped(absolute(`/sitemaps/${part + 1}.xml`))}</loc>${changed}</sitemap>`;
  });
  return `${declaration}\n<sitemapindex ${namespace}>\n${maps.join("\n")}\n</sitemapindex>\n`;
}
