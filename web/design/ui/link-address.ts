import { pagePath } from "./page-path.ts";

/** A link as queried from the content lake, in a list of links or as an annotation of text. */
export type LinkTarget = {
  kind: "internal" | "external";
  href: string | null;
  page: { language: string; slug: string } | null;
};

const safeSchemes = new Set(["https:", "http:", "mailto:", "tel:"]);

/**
 * Returns a link's URL, or null if its page does not exist or its URL has an unsafe scheme. The schema rejects unsafe
 * URLs already; this is the last check before the HTML.
 */
export function linkAddress(link: LinkTarget): string | null {
  if (link.kind === "internal") return link.page === null ? null : pagePath(link.page);
  if (link.href === null || !URL.canParse(link.href)) return null;
  return safeSchemes.has(new URL(link.href).protocol) ? link.href : null;
}
