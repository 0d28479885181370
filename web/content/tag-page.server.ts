import "server-only";
import { unstable_cache } from "next/cache";
import { ALL_CONTENT, boundedTags } from "./tags.ts";

/**
 * Puts tags on the page being rendered, so that expiring one of them renews it. What the page reads does not go
 * through Next's fetch, hence the empty cached function: its tags are what Next adds to the page.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const bounded = boundedTags(tags);
  await unstable_cache(async () => true, ["page-tags", ...bounded], {
    tags: [ALL_CONTENT, ...bounded],
  })();
}
