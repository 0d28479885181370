import "server-only";
import { pageAddressQuery, pageAddressShape } from "@marquee/schemas/contract";
import type { Block } from "@marquee/schemas/types";
import { contentQuery } from "./service/content-query.ts";
import { readContent } from "./service/fetch.server.ts";
import { findPublicBlock } from "./gates/find-public-block.ts";
import { nextChange } from "./display-time.ts";
import { readPage } from "./page.server.ts";
import type { PageContent } from "./parse/tolerant-page.ts";
import type { View } from "./view.ts";

const address = contentQuery({
  query: pageAddressQuery,
  shape: pageAddressShape,
  isCachedOnDisk: true,
});

/**
 * Reads a schedule block and its page as visitors see them; null if there is no such block. `id` is
 * the page's ID, `key` the block's key. `validFor` is the time in ms until a display time makes a
 * block of the page appear or disappear. It is `Infinity` if there is no such time.
 */
export async function readSchedule(
  view: View,
  id: string,
  key: string,
): Promise<{ page: PageContent; block: Block<"schedule">; validFor: number } | null> {
  const at = view.at ?? Date.now();
  const { result } = await readContent(view, address, { id });
  if (result === null) return null;
  const { page } = await readPage(view, result.language, result.slug);
  const block = page && findPublicBlock(page.blocks, key, at);
  return page && block?._type === "schedule"
    ? { page, block, validFor: (nextChange(page.blocks, at) ?? Infinity) - at }
    : null;
}
