import "server-only";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { pageIndex, readPageIndex } from "../content/page-index/page-index.server.ts";
import { readSettings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import {
  type SitemapEntry,
  sitemapEntries,
  type SitemapPart,
  sitemapParts,
} from "./sitemap-files.ts";

/** The sitemap's files. `entriesOf` returns the entries of one. */
type Sitemap = {
  parts: readonly SitemapPart[];
  entriesOf: (part: SitemapPart) => readonly SitemapEntry[];
};

/**
 * The visitors' view. With `cached`, the content's cache tags would be added to the page being
 * rendered. A sitemap is not a page, so `cached` is false.
 */
const requestView = { ...visitorView, cached: false };

async function readSitemap(): Promise<Sitemap> {
  const [{ locale }] = await Promise.all([readSettings(requestView), readPageIndex("current")]);
  const { pages } = pageIndex();
  return {
    parts: sitemapParts(pages, locale),
    entriesOf: (part) => sitemapEntries(part, pages, locale),
  };
}

/**
 * Responds with the XML that `write` returns for the pages that search engines may index. Responds with 404 if
 * `write` returns null. While the content service is down, uses the last known pages. If there are none, responds with 503 and `Retry-After`. [PAGE-8]
 */
export async function respondWithSitemap(
  write: (sitemap: Sitemap) => string | null,
): Promise<Response> {
  try {
    const xml = write(await readSitemap());
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { "content-type": "application/xml", "cache-control": "public, max-age=600" },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { "retry-after": "60" } });
  }
}
