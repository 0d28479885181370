import { pagePath } from "./page-path.ts";

/** A link as queried from the content lake, in a list of links or as an annotation of text. */
export type LinkTarget = {
  kind: "internal" | "external";
  href: string | null;
  page: { language: string; slug: string } | null;
  /** Key of the block of `page` that the link leads to; null for the top of the page. */
  section: string | null;
};

const safeSchemes = new Set(["https:", "http:", "mailto:", "tel:"]);

/**
 * Returns a link's URL, or null if its page does not exist or its URL has an unsafe scheme. The schema rejects unsafe
 * URLs already; this is the last check before the HTML.
 */
export function linkAddress(link: LinkTarget): string | null {
  if (link.kind === "internal") {
    if (link.page === null) return null;
    const path = pagePath(link.page);
    return link.section === null ? path : `${path}#block-${link.section}`;
  }
  if (link.href === null || !URL.canParse(link.href)) return null;
  return safeSchemes.has(new URL(link.href).protocol) ? link.href : null;
}
