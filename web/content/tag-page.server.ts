import "server-only";
import { unstable_cache } from "next/cache";
import { ALL_CONTENT, boundedTags } from "./tags.ts";

/**
 * Tags the page being rendered, so that expiring one of the tags renews it. The page's content does not go through
 * Next.js's fetch. Instead an empty cached function carries the tags, which Next.js adds to the page.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const bounded = boundedTags(tags);
  await unstable_cache(async () => true, ["page-tags", ...bounded], {
    tags: [ALL_CONTENT, ...bounded],
  })();
}
