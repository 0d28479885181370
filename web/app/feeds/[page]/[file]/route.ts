import { readFeed } from "../../../../content/lists/feed.server.ts";
import { ContentUnavailable } from "../../../../content/service/content-fault.ts";
import { readSettings } from "../../../../content/settings/settings.server.ts";
import { visitorView } from "../../../../content/view.ts";
import { atomFeed, jsonFeed } from "../../../../seo/feeds/feed-file.ts";
import { absolute } from "../../../../seo/metadata.ts";

/** Not prerendered, because feeds change with published pages, without a build. */
export const dynamic = "force-dynamic";

/** Not `cached`, because cached content adds its tags to the page being rendered, and a feed is no page. */
const requestView = { ...visitorView, cached: false };

type Props = { params: Promise<{ page: string; file: string }> };

const nameOf = /^([\w-]{1,100})\.(xml|json)$/;

/** A document id as Sanity allows it. The URL can contain anything. */
const documentId = /^[\w.-]{1,128}$/;

/** Returns the feed of a published list. It contains no text of a block, gated or not. [LIST-2] */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { page: id, file } = await params;
  const [, key, format] = nameOf.exec(file) ?? [];
  try {
    const isAddress = key !== undefined && documentId.test(id);
    const found = isAddress ? await readFeed(requestView, id, key) : null;
    if (found === null || key === undefined) return new Response(null, { status: 404 });
    const { site } = await readSettings(requestView);
    const feed = { ...found, key, siteName: site.name, absolute };
    const [type, text] =
      format === "xml"
        ? ["application/atom+xml", atomFeed(feed)]
        : ["application/feed+json", jsonFeed(feed)];
    return new Response(text, {
      headers: {
        "content-type": `${type}; charset=utf-8`,
        // A cached copy would be older than the page that announces the feed.
        "cache-control": "public, max-age=0, must-revalidate",
      },
    });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return new Response(null, { status: 503, headers: { "retry-after": "60" } });
  }
}
