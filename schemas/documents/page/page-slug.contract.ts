import { identifier } from "../../fields/identifier.contract.ts";

/** Path segments that the site's own routes use. A page's slug must not begin with one of them. */
export const reservedSegments = [
  "sign-in",
  "account",
  "search",
  "auth-action",
  "api",
  "member",
  "member-variant",
  "studio",
  "cdn",
  "block-gallery",
  "notice",
  "shared-preview",
  "form",
] as const;

/** The slug of each language's home page. */
export const homeSlug = "index";

/** Matches the end of the address of a list's further page, such as `journal/page/2`. */
const furtherPage = /^(?:(.+)\/)?page\/([1-9]\d{0,4})$/;

/**
 * Returns the slug and the number of a list's further page: `journal` and 2 for `journal/page/2`,
 * {@link homeSlug} and 2 for `page/2`. Null for all other slugs. The first page has no number.
 */
export function furtherPageOf(slug: string): { slug: string; number: number } | null {
  const [, before = homeSlug, digits] = furtherPage.exec(slug) ?? [];
  return digits === undefined || digits === "1" ? null : { slug: before, number: Number(digits) };
}

const segment = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u;
const reserved: readonly string[] = reservedSegments;
const firstSegment = (slug: string): string => slug.split("/")[0] ?? "";

function isPageSlug(slug: string): boolean {
  const segments = slug.split("/");
  // Accepts accented letters only in NFC. A slug in another normalization form would look the same,
  // but would be a different URL.
  const isOneForm = slug === slug.normalize("NFC");
  return slug.length <= 200 && isOneForm && segments.every((part) => segment.test(part));
}

/** A page's path after its language: segments of lower-case letters, digits and single hyphens, joined by `/`. */
export const pageSlug = identifier(
  isPageSlug,
  "Enter a slug of lowercase letters, digits and single hyphens, with “/” between parts, such as “products/pricing”.",
)
  .refine((slug) => !furtherPage.test(slug), {
    error:
      "The slug must not end with “page/” and a number, because page lists use such addresses: enter a different slug.",
  })
  .refine((slug) => !reserved.includes(firstSegment(slug)), {
    error: ({ input }) =>
      `The slug must not begin with “${firstSegment(String(input))}”, because the site uses this path itself: enter a different slug.`,
  });
