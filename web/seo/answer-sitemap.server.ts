import "server-only";
import { ContentUnavailable } from "../content/service/content-fault.ts";
import { readPagePaths } from "../content/page.server.ts";
import { readSettings } from "../content/settings/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { type SitemapEntry, sitemapEntries, sitemapParts } from "./sitemap-files.ts";

type Parts = readonly (readonly SitemapEntry[])[];

/**
 * The visitors' view. With `cached`, the content's cache tags would be added to the page being
 * rendered. A sitemap is not a page, so `cached` is false.
 */
const requestView = { ...visitorView, cached: false };

async function readParts(): Promise<Parts> {
  const [pages, { locale }] = await Promise.all([
    readPagePaths(requestView),
    readSettings(requestView),
  ]);
  return sitemapParts(sitemapEntries(pages, locale));
}

/**
 * Responds with the XML that `write` returns for the pages that search engines may index. Responds with 404 if
 * `write` returns null. While the content service is down, uses the last list of pages that it sent. If there is no
 * such list, responds with 503 and `Retry-After`. [PAGE-8]
 */
export async function answerSitemap(write: (parts: Parts) => string | null): Promise<Response> {
  try {
    const xml = write(await readParts());
    if (xml === null) return new Response(null, { status: 404 });
    return new Response(xml, {
      headers: { "content-type": "application/xml", "cache-control": "public, max-age=600" },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { "retry-after": "60" } });
  }
}
