import { respondWithSitemap } from "../../../seo/sitemap-response.server.ts";
import { absolute } from "../../../seo/metadata.ts";
import { sitemapXml } from "../../../seo/sitemap-files.ts";

/** Not prerendered, because the sitemaps change with published pages, without a build. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ part: string }> };

/** Returns one of the sitemaps of a large site. `1.xml` is the first. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const number = /^([1-9]\d{0,4})\.xml$/.exec((await params).part)?.[1];
  if (number === undefined) return new Response(null, { status: 404 });
  return respondWithSitemap(({ parts, entriesOf }) => {
    const pages = parts[Number(number) - 1];
    return pages === undefined ? null : sitemapXml(entriesOf(pages), absolute);
  });
}
