import { answerSitemap } from "../../page/answer-sitemap.server.ts";
import { absolute } from "../../page/metadata.ts";
import { sitemapIndexXml, sitemapXml } from "../../page/sitemap-files.ts";

/** Published pages change without a build, and this with them. */
export const dynamic = "force-dynamic";

/** All pages that search engines may list, in every language; where they are many, the index of their sitemaps. */
export const GET = (): Promise<Response> =>
  answerSitemap((parts) =>
    parts.length > 1 ? sitemapIndexXml(parts, absolute) : sitemapXml(parts.flat(), absolute),
  );
