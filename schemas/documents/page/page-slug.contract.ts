import { identifier } from "../../fields/identifier.contract.ts";

/** First path segments that the site itself uses. */
export const reservedSegments = [
  "sign-in",
  "account",
  "auth-action",
  "api",
  "member",
  "member-variant",
  "studio",
  "cdn",
  "block-gallery",
  "notice",
  "shared-preview",
] as const;

/** The slug of each language's home page. */
export const homeSlug = "index";

const segment = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u;
const reserved: readonly string[] = reservedSegments;

function isPageSlug(slug: string): boolean {
  const segments = slug.split("/");
  // Accepts accented letters only in NFC. Another Unicode form would be a second URL that looks the
  // same.
  const isOneForm = slug === slug.normalize("NFC");
  return slug.length <= 200 && isOneForm && segments.every((part) => segment.test(part));
}

/** A page's path after its language: segments of lower-case letters, digits and single hyphens, joined by `/`. */
export const pageSlug = identifier(
  isPageSlug,
  "Enter a slug of lowercase letters, digits and single hyphens, with “/” between parts, such as “products/pricing”.",
).refine((slug) => !reserved.includes(slug.split("/")[0] ?? ""), {
  error: `The slug must not begin with ${reservedSegments.join(", ")}: enter a different slug.`,
});
