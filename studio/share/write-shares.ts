import type { SanityClient } from "@sanity/client";
import { SHARE_PLACE, SHARE_TYPE, shareIdOf } from "@marquee/schemas/share";

/** What a link is made of. */
export type NewShare = {
  /** The page's published id and language. */
  page: string;
  language: string;
  /** What the editor sees over published content. */
  perspective: readonly string[];
  /** In ms since 1970. */
  until: number;
  /** The editor's id. */
  madeBy: string;
};

/** 32 random bytes, as base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Drafts, where only published content is looked at: everyone sees that without a link. */
const sharedLayers = (perspective: readonly string[]): readonly string[] =>
  perspective.some((layer) => layer !== "published") ? perspective : ["drafts"];

/** Makes a link's secret, and the document that stands for it. The document holds nothing that the link opens by. */
export async function newShare({ page, perspective, until, madeBy }: NewShare) {
  const secret = newSecret();
  const stored = {
    _id: await shareIdOf(secret),
    _type: SHARE_TYPE,
    page,
    perspective: sharedLayers(perspective),
    until: new Date(until).toISOString(),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    madeBy,
  };
  return { secret, stored };
}

/**
 * Stores what a link stands for, with the editor's own rights, and gives the link, which nobody can be shown again. Takes
 * the site's address, and ids of links that are over: they go.
 */
export async function createShare(
  client: SanityClient,
  { site, share, over }: { site: string; share: NewShare; over: readonly string[] },
): Promise<string> {
  const { secret, stored } = await newShare(share);
  const work = client.transaction().create(stored);
  for (const id of over) work.delete(id);
  await work.commit({ tag: "share" });
  return `${site}/${share.language}/${SHARE_PLACE}#${secret}`;
}

/** Ends a link: nothing opens by it any more, and what was opened is the visitors' page at the next request. */
export async function endShare(client: SanityClient, id: string): Promise<void> {
  await client.delete(id, { tag: "share" });
}
