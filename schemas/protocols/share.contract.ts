import * as z from "zod";
import { optionalTimeZone } from "../fields/time-zone.contract.ts";

/**
 * Type of the documents that store share links: links to a preview for people without an account. The studio has no
 * form for these documents. Sanity requires a token to read them, because their ids contain a dot.
 */
export const SHARE_TYPE = "previewShare";

/**
 * The path segment after the language in a share link's URL. The secret follows as a fragment,
 * which browsers don't send to servers.
 */
export const SHARE_PLACE = "shared-preview";

/** Maximum lifetime of a share link, in ms. A document with a later expiry is invalid. */
const LONGEST = 31 * 24 * 60 * 60 * 1000;

/** The secret of a share link: 32 random bytes as base64url. */
export const shareSecret = z
  .string()
  .regex(/^[\w-]{43}$/, "is not the secret of a link to a preview");

/**
 * Returns the id of a share link's document. The id contains a SHA-256 hash of the secret, so that
 * the dataset doesn't contain the secret itself.
 */
export async function shareIdOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${SHARE_TYPE}.${hex.join("")}`;
}

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** One entry of a Sanity perspective. Excludes `raw`, which would return every stored version of a document at once. */
const layer = z
  .string()
  .regex(/^(?!raw$)[\w-]{1,64}$/, "is no draft, release or published content");

/** The document of a share link. Instants are in ms since 1970. */
export const shareShape = z.object({
  _createdAt: moment,
  page: z.string().min(1).max(128),
  /** Sanity perspective in which the link displays the site: the drafts, or a release. */
  perspective: z.array(layer).min(1).max(50),
  until: moment,
  /**
   * Time zone in which the site displays the expiry: that of the browser in which the link was
   * created. If null, the site displays the expiry in UTC.
   */
  timeZone: optionalTimeZone,
});

/** A share link, which gives people without an account access to a preview. */
export type Share = z.output<typeof shareShape>;

/** Returns the share link of a stored document; null if it is invalid or expired at `now`, in ms. */
export function openShare(stored: unknown, now: number): Share | null {
  const { data } = shareShape.safeParse(stored);
  if (data === undefined) return null;
  const { _createdAt, until } = data;
  return now < until && until - _createdAt <= LONGEST ? data : null;
}
