import { createHash } from "node:crypto";
import type { Look, TypefaceId } from "@marquee/schemas/types";
import { documentLanguage } from "../../i18n/languages.ts";
import type { Shown } from "../displayed-page.ts";
import { siteTextsOf } from "../../design/layout/frame.ts";
import { pagePath } from "../../design/ui/page-path.ts";
import { drawableTypefaces, isDrawableIn } from "../drawing/scripts.ts";

/** The part of a page's look that its social image uses. [THEME-1] */
export type CardStyle = {
  /** Color of the panel with the title. */
  panel: string;
  /** Color of the title. */
  title: string;
  /** Color of the area below the panel. */
  paper: string;
  /** Color of the site's name. */
  ink: string;
  /** Color of the tagline. */
  dim: string;
  corners: Look["shape"]["corners"];
  ornament: Look["shape"]["ornament"];
  display: readonly TypefaceId[];
  weight: Look["shape"]["headingWeight"];
  /** Typefaces of the site's name and of the tagline. */
  small: readonly TypefaceId[];
  /** URL of the logo at the content service. The logo replaces the site's name. */
  logo: string | null;
};

/** The text and the style of a page's generated social image. Contains only published content. */
export type Card = {
  title: string;
  /** The site's name; null if it equals the title, or if our fonts lack a character of it. */
  name: string | null;
  /** Text beside the name; omitted if it does not fit on one line. Null if our fonts lack a character of it. */
  tagline: string | null;
  direction: "ltr" | "rtl";
  style: CardStyle;
};

/** Size in pixels that social networks crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Version of the cards' design. Increment it when the design changes. It is part of every image's address, because
 * other hosts cache images by address.
 */
const DRAWN = 2;

function styleOf({ tones, shape, typefaces, logo }: Look): CardStyle {
  const { ground, text } = tones.primary.light;
  const page = tones.default.light;
  const small = drawableTypefaces(typefaces.interface);
  return {
    panel: ground,
    title: text,
    paper: page.ground,
    ink: page.text,
    dim: page.dim,
    corners: shape.corners,
    ornament: shape.ornament,
    display: drawableTypefaces(typefaces.display),
    weight: shape.headingWeight,
    small: small.length > 0 ? small : drawableTypefaces(typefaces.text),
    logo: logo?.light?.asset.url ?? null,
  };
}

/** Returns the text and the style of a page's social image. */
export function cardOf({ page, settings }: Shown): Card {
  const { name } = settings.site;
  const look = page.look ?? settings.look;
  const isUppercase = look.shape.headingCase === "uppercase";
  const style = styleOf(look);
  const drawable = (text: string | null) =>
    text !== null && isDrawableIn(text, style.small) ? text : null;
  return {
    title: isUppercase ? page.title.toLocaleUpperCase(page.language) : page.title,
    name: page.title === name ? null : drawable(name),
    tagline: drawable(siteTextsOf(settings.site, page.language)?.tagline ?? null),
    direction: documentLanguage(page.language, settings.locale).dir,
    style,
  };
}

/** Whether our fonts can render the title; otherwise the site's own image is used. */
export const isDrawable = ({ title, style }: Card): boolean => isDrawableIn(title, style.display);

/**
 * Returns a hash of a card's content and style. It is part of the image's address, so that a changed title or theme
 * gets a new address.
 */
export const fingerprintOf = (card: Card): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWN, card]))
    .digest("base64url")
    .slice(0, 16);

/**
 * Returns the path of a page's social image. It contains the page's path and a hash but no text, so nobody can have the
 * site render text of their own.
 */
export const cardPath = (page: { language: string; slug: string }, card: Card): string =>
  `/social${pagePath(page)}/${fingerprintOf(card)}.png`;
