import { pagePath } from "./page-path.ts";

/** A link as the contract projects it, in a list of links or as an annotation of text. */
export type LinkTarget = {
  kind: "internal" | "external";
  href: string | null;
  page: { language: string; slug: string } | null;
};

const safeSchemes = new Set(["https:", "http:", "mailto:", "tel:"]);

/**
 * Where a link leads, or null when it leads nowhere: its page is gone, or its address is not of a safe scheme.
 * The contract refuses unsafe addresses already; this is the last door before the HTML.
 */
export function linkAddress(link: LinkTarget): string | null {
  if (link.kind === "internal") return link.page === null ? null : pagePath(link.page);
  if (link.href === null || !URL.canParse(link.href)) return null;
  return safeSchemes.has(new URL(link.href).protocol) ? link.href : null;
}
