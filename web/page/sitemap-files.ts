import type { PagePath } from "@marquee/schemas/types";
import type { LanguageSettings } from "../i18n/languages.ts";
import { pagePath } from "../ui/page-path.ts";
import { languagesOf } from "./versions.ts";

/** A page as a sitemap lists it: paths of the site. */
export type SitemapEntry = {
  path: string;
  /** When it last changed, as the content service writes it. */
  changed: string;
  /** The same page by language, itself among them; empty where it is in one alone. */
  languages: Readonly<Record<string, string>>;
};

/** How many pages one file lists. Far below the limits (50,000, or 50 MB) even with dozens of languages. */
export const sitemapSize = 2_000;

/** Takes all published pages, gives those that search engines may list, in an order that stays. */
export function sitemapEntries(
  pages: readonly PagePath[],
  settings: LanguageSettings,
): SitemapEntry[] {
  const byId = new Map(pages.map((page) => [page._id, page]));
  const isListed = ({ noindex, language }: PagePath) =>
    !noindex && settings.languages.some(({ code }) => code === language);
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

/** Takes all entries, gives them file by file; one file where there are none. */
export function sitemapParts(entries: readonly SitemapEntry[]): (readonly SitemapEntry[])[] {
  const count = Math.max(1, Math.ceil(entries.length / sitemapSize));
  return Array.from({ length: count }, (_, part) =>
    entries.slice(part * sitemapSize, (part + 1) * sitemapSize),
  );
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Takes entries and what makes a path a whole address, gives the sitemap. XML. */
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

/** Takes what each sitemap lists and what makes a path a whole address, gives the index of the sitemaps. XML. */
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
