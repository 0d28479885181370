import { createHash } from "node:crypto";
import { documentLanguage } from "../../i18n/languages.ts";
import type { Shown } from "../../page/displayed-page.ts";
import { wordsOf } from "../../design/layout/frame.ts";
import { pagePath } from "../../design/ui/page-path.ts";

/** The text of a page's generated social image. All of it is published. */
export type Card = {
  title: string;
  /** The site's name; null if it equals the title. */
  name: string | null;
  /** Text below the name; omitted if it does not fit on one line. */
  tagline: string | null;
  direction: "ltr" | "rtl";
};

/** Size in pixels that social networks crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Version of the cards' design. Increment it when the design changes. It is part of every image's address, because
 * other hosts cache images by address.
 */
const DRAWN = 1;

export function cardOf({ page, settings }: Shown): Card {
  const { name } = settings.site;
  return {
    title: page.title,
    name: page.title === name ? null : name,
    tagline: wordsOf(settings.site, page.language)?.tagline ?? null,
    direction: documentLanguage(page.language, settings.locale).dir,
  };
}

// Matches text in the scripts that our fonts support. Other characters would be drawn in a system font or as empty
// boxes.
const known = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether our fonts can render the title; otherwise the site's own image is used. */
export const isDrawable = ({ title }: Card): boolean =>
  known.test(title) && /[\p{L}\p{N}]/u.test(title);

/**
 * Returns a hash of a card's content. It is part of the image's address, so that a changed title gets a new address.
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
