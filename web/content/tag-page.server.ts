import "server-only";
import { unstable_cache } from "next/cache";
import { ALL_CONTENT, boundedTags } from "./tags.ts";

/**
 * Tags the page being rendered, so that the page is rendered again when one of the tags expires. Next.js tags pages by
 * the responses of its own fetch, which the site's content does not use. An empty cached function carries the tags.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const bounded = boundedTags(tags);
  await unstable_cache(async () => true, ["page-tags", ...bounded], {
    tags: [ALL_CONTENT, ...bounded],
  })();
}
