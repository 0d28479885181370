import type { SanityClient } from "@sanity/client";
import { SHARE_PLACE, SHARE_TYPE, shareIdOf } from "@marquee/schemas/share";
import { siteTimeZone } from "../time-zone/site-time-zone.ts";

export type NewShare = {
  /** The published id of the page. */
  page: string;
  language: string;
  /**
   * The perspective that the editor has selected in the studio. The link displays the site in this
   * perspective. If the perspective is only `published`, the link displays drafts instead.
   */
  perspective: readonly string[];
  /** Expiry in ms since 1970. */
  until: number;
  madeBy: string;
};

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/**
 * Returns the perspective in which a preview link displays the site. Returns `drafts` if
 * `perspective` is only `published`, because visitors can see published pages without such a link.
 */
const sharedLayers = (perspective: readonly string[]): readonly string[] =>
  perspective.some((layer) => layer !== "published") ? perspective : ["drafts"];

/** Returns a new secret and the document of its link. The document contains only the secret's hash, in its id. */
export async function newShare({ page, perspective, until, madeBy }: NewShare) {
  const secret = newSecret();
  const stored = {
    _id: await shareIdOf(secret),
    _type: SHARE_TYPE,
    page,
    perspective: sharedLayers(perspective),
    until: new Date(until).toISOString(),
    timeZone: siteTimeZone(),
    madeBy,
  };
  return { secret, stored };
}

export type CreatedShare = { id: string; url: string };

/**
 * Stores a new preview link and returns its URL and id. The studio can't display the URL again, because
 * the dataset doesn't contain its secret. Also deletes the expired links with the ids in `over`.
 */
export async function createShare(
  client: SanityClient,
  { site, share, over }: { site: string; share: NewShare; over: readonly string[] },
): Promise<CreatedShare> {
  const { secret, stored } = await newShare(share);
  const work = client.transaction().create(stored);
  for (const id of over) work.delete(id);
  await work.commit({ tag: "share" });
  return { id: stored._id, url: `${site}/${share.language}/${SHARE_PLACE}#${secret}` };
}

/** Revokes a link. People who opened it see the published page at their next request. */
export async function endShare(client: SanityClient, id: string): Promise<void> {
  await client.delete(id, { tag: "share" });
}
