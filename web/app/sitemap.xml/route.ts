import { respondWithSitemap } from "../../seo/sitemap-response.server.ts";
import { absolute } from "../../seo/metadata.ts";
import { sitemapIndexXml, sitemapXml } from "../../seo/sitemap-files.ts";

/** Not prerendered, because the sitemap changes with published pages, without a build. */
export const dynamic = "force-dynamic";

/** Returns the sitemap of all indexable pages in every language, or the sitemap index of a large site. */
export const GET = (): Promise<Response> =>
  respondWithSitemap(({ parts, entriesOf }) =>
    parts.length > 1
      ? sitemapIndexXml(parts, absolute)
      : sitemapXml(parts.flatMap(entriesOf), absolute),
  );
