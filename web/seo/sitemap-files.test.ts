// @vitest-environment jsdom
import type { IndexedPage } from "@marquee/schemas/types";
import { expect, test } from "vitest";
import { indexedPage } from "../content/page-index/indexed-page.fixture.ts";
import { createPageTable } from "../content/page-index/page-table.ts";
import {
  sitemapEntries,
  sitemapIndexXml,
  sitemapParts,
  sitemapSize,
  sitemapXml,
} from "./sitemap-files.ts";

const settings = {
  languages: ["en", "de"].map((code) => ({ code, name: code, direction: "ltr" as const })),
  defaultLanguage: "en",
};

const page = (language: string, slug: string, more: Partial<IndexedPage> = {}): IndexedPage =>
  indexedPage(slug, { _id: `page-${language}-${slug}`, language, ...more });

/** Returns the entries of all sitemaps, and the pages in each. */
function sitemapOf(pages: readonly IndexedPage[], at?: number) {
  const table = createPageTable();
  for (const each of pages) table.put(each);
  const parts = sitemapParts(table, settings, at);
  return { parts, entries: parts.flatMap((part) => sitemapEntries(part, table, settings)) };
}

const absolute = (path: string) => `https://example.org${path}`;
const parsed = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const textsOf = (xml: string, name: string) =>
  [...parsed(xml).getElementsByTagName(name)].map(({ textContent }) => textContent);

test("[PAGE-8] lists each page with its last change and its other languages", () => {
  const english = page("en", "venue", { translations: ["page-de-haus"] });
  const german = page("de", "haus", { translations: ["page-en-venue"] });
  const xml = sitemapXml(sitemapOf([english, german]).entries, absolute);
  expect(textsOf(xml, "loc")).toEqual(["/de/haus", "/en/venue"].map(absolute));
  expect(textsOf(xml, "lastmod")).toEqual([english._updatedAt, german._updatedAt]);
  const links = [...parsed(xml).getElementsByTagName("xhtml:link")].map((link) =>
    ["hreflang", "href"].map((name) => link.getAttribute(name)).join(" "),
  );
  const all = ["de https://example.org/de/haus", "en https://example.org/en/venue"];
  const inEach = [...all, "x-default https://example.org/en/venue"];
  expect(links.toSorted()).toEqual([...inEach, ...inEach].toSorted());
});

test("[PAGE-8] omits noindex pages, invalid addresses and pages in unknown languages, also as translations", () => {
  const hidden = page("de", "haus", { noindex: true });
  const elsewhere = page("fr", "maison");
  const translations = [hidden._id, elsewhere._id, "page-it-gone"];
  const pages = [page("en", "venue", { translations }), page("en", "Not a slug")];
  const xml = sitemapXml(sitemapOf([...pages, hidden, elsewhere]).entries, absolute);
  expect(textsOf(xml, "loc")).toEqual(["https://example.org/en/venue"]);
  expect(xml).not.toMatch(/haus|maison|gone|hreflang/);
});

test("[PAGE-8] encodes a URL in any script and escapes it in XML", () => {
  const xml = sitemapXml(sitemapOf([page("en", "البرنامج/ضوء")]).entries, absolute);
  const [address] = textsOf(xml, "loc");
  expect(decodeURI(address ?? "")).toBe("https://example.org/en/البرنامج/ضوء");
  const odd = sitemapXml([{ path: `/en/a&b<c>"'`, changed: "", languages: {} }], (path) => path);
  expect(textsOf(odd, "loc")).toEqual([`/en/a&b<c>"'`]);
});

test("[PAGE-8] splits many pages into several sitemaps under an index, and writes an empty one without pages", () => {
  const pages = Array.from({ length: sitemapSize + 1 }, (_, number) => page("en", `p${number}`));
  pages[7] = { ...page("en", "p7"), _updatedAt: "2027-01-01T00:00:00Z" };
  const { parts } = sitemapOf(pages);
  expect(parts.map(({ length }) => length)).toEqual([sitemapSize, 1]);
  const index = sitemapIndexXml(parts, absolute);
  expect(textsOf(index, "loc")).toEqual(["/sitemaps/1.xml", "/sitemaps/2.xml"].map(absolute));
  expect(textsOf(index, "lastmod")).toContain("2027-01-01T00:00:00Z");
  expect(sitemapOf([]).parts).toEqual([[]]);
  expect(textsOf(sitemapXml([], absolute), "loc")).toEqual([]);
});

test("[LIST-1] omits a page until its date", () => {
  const date = Date.parse("2026-11-21T09:00:00Z");
  const pages = [page("en", "venue"), page("en", "later", { date })];
  const pathsAt = (at: number) => sitemapOf(pages, at).entries.map(({ path }) => path);
  expect(pathsAt(date - 1)).toEqual(["/en/venue"]);
  expect(pathsAt(date)).toEqual(["/en/later", "/en/venue"]);
});
