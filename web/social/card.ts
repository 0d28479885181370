import { createHash } from "node:crypto";
import { documentLanguage } from "../i18n/languages.ts";
import type { Shown } from "../page/shown.ts";
import { wordsOf } from "../site/frame.ts";
import { pagePath } from "../ui/page-path.ts";

/** What stands on the picture that a page is shared with. All of it is published. */
export type Card = {
  title: string;
  /** The site's name; null where the title is it. */
  name: string | null;
  /** A few words under the name; drawn where they fit on a line. */
  tagline: string | null;
  direction: "ltr" | "rtl";
};

/** Pixels; the size that networks crop least. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Count up when cards are drawn in another way: their addresses are kept by other hosts. */
const DRAWN = 1;

/** Takes a page, gives its card. */
export function cardOf({ page, settings }: Shown): Card {
  const { name } = settings.site;
  return {
    title: page.title,
    name: page.title === name ? null : name,
    tagline: wordsOf(settings.site, page.language)?.tagline ?? null,
    direction: documentLanguage(page.language, settings.locale).dir,
  };
}

// What the house's typefaces hold. Whatever else would be drawn in the machine's own face, or as empty boxes.
const known = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether our typefaces can set the title; else the site's own picture is the better one. */
export const isDrawable = ({ title }: Card): boolean =>
  known.test(title) && /[\p{L}\p{N}]/u.test(title);

/** Stands for what is on a card: a part of its address, so that a changed title is another picture. */
export const fingerprintOf = (card: Card): string =>
  createHash("sha256")
    .update(JSON.stringify([DRAWN, card]))
    .digest("base64url")
    .slice(0, 16);

/**
 * The path of a page's picture. It names the page and what is drawn, and holds no words of its own: nobody can have
 * a picture of theirs made by the site.
 */
export const cardPath = (page: { language: string; slug: string }, card: Card): string =>
  `/social${pagePath(page)}/${fingerprintOf(card)}.png`;
