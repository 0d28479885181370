import "server-only";
import { ContentUnavailable } from "../content/content-fault.ts";
import { readPagePaths } from "../content/page.server.ts";
import { readSettings } from "../content/settings.server.ts";
import { visitorView } from "../content/view.ts";
import { type SitemapEntry, sitemapEntries, sitemapParts } from "./sitemap-files.ts";

type Parts = readonly (readonly SitemapEntry[])[];

async function readParts(): Promise<Parts> {
  const [pages, { locale }] = await Promise.all([
    readPagePaths(visitorView),
    readSettings(visitorView),
  ]);
  return sitemapParts(sitemapEntries(pages, locale));
}

/**
 * Answers with what `write` makes of the pages that search engines may list; null: there is no such file. While the
 * content service is down the last good list stands; with none, crawlers are asked to come again. [PAGE-8]
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
