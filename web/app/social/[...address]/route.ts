import { Busy } from "../../../content/files/fair-turns.ts";
import { ownPicture } from "../../../content/pictures/own-picture.server.ts";
import { ContentUnavailable } from "../../../content/service/content-fault.ts";
import { visitorView } from "../../../content/view.ts";
import { readSitePage, type SitePageData } from "../../../page/read-site-page.server.ts";
import { log } from "../../../runtime/log.ts";
import { clientOf } from "../../../runtime/request-origin.ts";
import {
  type Card,
  cardOf,
  cardPath,
  fingerprintOf,
  isDrawable,
} from "../../../seo/social-images/card.ts";
import { createDrawings } from "../../../seo/drawing/drawings.ts";
import { drawCard } from "../../../seo/social-images/draw-card.ts";
import { socialCut } from "../../../design/images/social-cut.ts";

/** Not prerendered, because a build can't know the URLs: each ends with a fingerprint of the image. */
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ address: string[] }> };

/** `Cache-Control` of redirects. Browsers cache them for an hour only, because their target can change. */
const lookedUpAgain = "public, max-age=3600";

/**
 * The visitors' view. With `cached`, the content's cache tags would be added to the page being
 * rendered. This route renders no page, so `cached` is false.
 */
const requestView = { ...visitorView, cached: false };

const retryLater = { "retry-after": "10", "cache-control": "no-store" };

/**
 * Returns the image of a card (PNG, about 30 kB). Draws it at the first request, and caches up to
 * 200 images.
 */
const cardPicture = createDrawings((card: Card) => drawCard(card, ownPicture), {
  most: 200,
  nameOf: fingerprintOf,
});

async function readPage(language: string, path: readonly string[]): Promise<SitePageData | null> {
  try {
    return await readSitePage(requestView, language, path);
  } catch (error) {
    if (error instanceof ContentUnavailable) return null;
    throw error;
  }
}

const toward = (location: string) =>
  new Response(null, { status: 307, headers: { location, "cache-control": lookedUpAgain } });

const nothing = () =>
  new Response(null, { status: 404, headers: { "cache-control": "public, max-age=60" } });

/** Returns the social image of a published page, drawn from its title. An outdated URL redirects to the current one. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { address } = await params;
  const [language = "", ...rest] = address;
  const fingerprint = rest.pop()?.replace(/\.png$/, "");
  const data = await readPage(language, rest);
  if (data === null) return nothing();
  const card = cardOf(data);
  const sites = data.settings.site.socialImage && socialCut(data.settings.site.socialImage);
  if (!isDrawable(card)) return sites ? toward(sites.address) : nothing();
  if (fingerprint !== fingerprintOf(card)) return toward(cardPath(data.page, card));
  try {
    return new Response(await cardPicture(card, clientOf(request)), {
      headers: {
        "content-type": "image/png",
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  } catch (error) {
    if (error instanceof Busy) return new Response(null, { status: 503, headers: retryLater });
    log.error(`social: a page's picture can't be drawn (${String(error)})`, {
      document: data.page._id,
    });
    return sites ? toward(sites.address) : nothing();
  }
}
