import "server-only";
import { unstable_cache } from "next/cache";
import { ALL_CONTENT, boundedTags } from "./tags.ts";

/**
 * Tags the page being rendered, so that the page is rendered again when one of the tags expires.
 * Next.js takes a page's tags from its own `fetch`, but the site reads content without it. An empty
 * cached function carries the tags instead.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const bounded = boundedTags(tags);
  await unstable_cache(async () => true, ["page-tags", ...bounded], {
    tags: [ALL_CONTENT, ...bounded],
  })();
}
