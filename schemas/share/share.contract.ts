import * as z from "zod";
import { optionalTimeZone } from "../fields/time-zone.contract.ts";

/** The documents behind links to a preview. No form shows them, and the dot in their ids keeps them from the public. */
export const SHARE_TYPE = "previewShare";

/** After its language, the address that a link leads to; the secret follows as a fragment, which no server is sent. */
export const SHARE_PLACE = "shared-preview";

/** No link opens anything later than this after it was made, whatever its document says. In ms. */
const LONGEST = 31 * 24 * 60 * 60 * 1000;

/** What a link holds: 32 random bytes, as base64url. */
export const shareSecret = z
  .string()
  .regex(/^[\w-]{43}$/, "is not the secret of a link to a preview");

/** Takes a link's secret, gives the id of its document. The dataset holds the secret's SHA-256 alone. */
export async function shareIdOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${SHARE_TYPE}.${hex.join("")}`;
}

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** `raw` would show every stored form of a document at once. */
const layer = z
  .string()
  .regex(/^(?!raw$)[\w-]{1,64}$/, "is no draft, release or published content");

/** What the document of a link says. Moments are in ms since 1970. */
export const shareShape = z.object({
  _createdAt: moment,
  /** The id of the page that the link leads to. */
  page: z.string().min(1).max(128),
  /** What lies over published content: drafts, or a release. */
  perspective: z.array(layer).min(1).max(50),
  /** When it ends. */
  until: moment,
  /** The clock that whoever made it reads the end on; null: none was named. */
  timeZone: optionalTimeZone,
});

/** A link to a preview. */
export type Share = z.output<typeof shareShape>;

/** Takes a link's document as it is stored and a moment in ms, gives the link; null where it opens nothing then. */
export function openShare(stored: unknown, now: number): Share | null {
  const { data } = shareShape.safeParse(stored);
  if (data === undefined) return null;
  const { _createdAt, until } = data;
  return now < until && until - _createdAt <= LONGEST ? data : null;
}
