import "server-only";
import { pageAddressQuery, pageAddressShape } from "@marquee/schemas/contract";
import type { ListedPage } from "@marquee/schemas/types";
import { findPublicBlock } from "../gates/find-public-block.ts";
import { readPage } from "../page.server.ts";
import type { PageContent } from "../parse/tolerant-page.ts";
import { contentQuery } from "../service/content-query.ts";
import { readContent } from "../service/fetch.server.ts";
import type { View } from "../view.ts";
import { filterOf } from "./list-selection.ts";
import { readEntries } from "./page-lists.server.ts";

/** Number of entries of a feed. Feed readers request feeds often enough not to miss one. */
const FEED_ENTRIES = 20;

const address = contentQuery({
  query: pageAddressQuery,
  shape: pageAddressShape,
  isCachedOnDisk: true,
});

/** The content of a list's feed. `heading` is the list's own, if it has one. */
export type FeedContent = {
  page: PageContent;
  heading: string | null;
  entries: readonly ListedPage[];
};

/**
 * Reads the feed of a list as visitors see the list; null if there is none. `id` is the page's ID,
 * `key` the list block's key.
 */
export async function readFeed(view: View, id: string, key: string): Promise<FeedContent | null> {
  const at = view.at ?? Date.now();
  const { result } = await readContent(view, address, { id });
  if (result === null) return null;
  const { page } = await readPage(view, result.language, result.slug);
  const block = page && findPublicBlock(page.blocks, key, at);
  if (page === null || block?._type !== "pageList") return null;
  const filter = { ...filterOf(block, page), perPage: FEED_ENTRIES };
  const entries = await readEntries(view, filter, at);
  return { page, heading: block.heading, entries };
}
