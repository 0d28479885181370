import type { IndexedPage } from "@marquee/schemas/types";
import { hasAddress } from "../content/page-index/has-address.ts";
import type { PageTable } from "../content/page-index/page-table.ts";
import type { SelectionRule } from "../content/page-index/selection.ts";
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

const orderOf = ({ language, slug, _id }: IndexedPage) => `${language}/${slug}/${_id}`;

const ruleOf = ({ languages }: LanguageSettings): SelectionRule => ({
  has: (page) =>
    !page.noindex && hasAddress(page) && languages.some(({ code }) => code === page.language),
  order: (a, b) => (orderOf(a) < orderOf(b) ? -1 : 1),
});

/** The part of the pages that a sitemap file contains. */
export type SitemapPart = readonly IndexedPage[];

/**
 * Splits the published pages that search engines may index into sitemap files, in a stable order. Omits pages whose
 * date is later than `at`. Returns one empty part if there are no pages.
 */
export function sitemapParts(
  pages: Pick<PageTable, "select">,
  settings: LanguageSettings,
  at = Date.now(),
): SitemapPart[] {
  const codes = settings.languages.map(({ code }) => code);
  const key = JSON.stringify(["sitemap", codes]);
  const { pages: listed } = pages.select(key, () => ruleOf(settings)).displayedAt(at);
  const count = Math.max(1, Math.ceil(listed.length / sitemapSize));
  return Array.from({ length: count }, (_, part) =>
    listed.slice(part * sitemapSize, (part + 1) * sitemapSize),
  );
}

/** Returns the entries of a sitemap file. */
export function sitemapEntries(
  part: SitemapPart,
  pages: Pick<PageTable, "get">,
  settings: LanguageSettings,
): SitemapEntry[] {
  return part.flatMap((page) => {
    const { language, slug } = page;
    if (language === null || slug === null) return [];
    const own = { ...page, language, slug };
    const others = page.translations.map((id) => pages.get(id)).filter(hasAddress);
    return {
      path: pagePath(own),
      changed: page._updatedAt,
      languages: languagesOf([own, ...others], settings),
    };
  });
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
 * Returns the XML of the sitemap index. `parts` are the pages of each sitemap; `absolute` converts a path to a URL.
 */
export function sitemapIndexXml(
  parts: readonly SitemapPart[],
  absolute: (path: string) => string,
): string {
  const maps = parts.map((pages, part) => {
    const newest = pages.reduce(
      (last, { _updatedAt }) => (_updatedAt > last ? _updatedAt : last),
      "",
    );
    const changed = newest === "" ? "" : `<lastmod>${escaped(newest)}</lastmod>`;
    return `<sitemap><loc>${escaped(absolute(`/sitemaps/${part + 1}.xml`))}</loc>${changed}</sitemap>`;
  });
  return `${declaration}\n<sitemapindex ${namespace}>\n${maps.join("\n")}\n</sitemapindex>\n`;
}
