import type { Picture } from "@marquee/schemas/types";
import { socialCut } from "../design/images/social-cut.ts";
import { cardOf, cardPath, cardSize, isDrawable } from "./social-images/card.ts";
import type { Shown } from "./displayed-page.ts";

/** The social image of a page. Its address may be a path of the site. Sizes in pixels. */
export type SocialPicture = {
  address: string;
  width: number;
  height: number;
  type: string;
  alt: string;
};

function own(picture: Picture | null): SocialPicture | null {
  const cut = picture && socialCut(picture);
  return picture && cut ? { ...cut, alt: picture.alt ?? "" } : null;
}

/**
 * Returns a page's social image: the page's own or its picture in lists, otherwise the site's image or an image generated from the page's
 * title. The home page prefers the site's image, all other pages the generated one. Null if none of them is available.
 */
export function socialPicture(data: Shown): SocialPicture | null {
  const { page, settings } = data;
  const sites = own(settings.site.socialImage);
  const card = cardOf(data);
  const drawn = isDrawable(card)
    ? {
        address: cardPath(page, card),
        ...cardSize,
        type: "image/png",
        alt: card.name === null ? page.title : `${page.title} · ${card.name}`,
      }
    : null;
  const isHome = page.slug === "index";
  return own(page.seo?.image ?? page.picture) ?? (isHome ? (sites ?? drawn) : (drawn ?? sites));
}
