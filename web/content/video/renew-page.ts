import { unstable_cache } from "next/cache";

/**
 * Makes Next.js revalidate the page being rendered after a number of seconds. Call it for content
 * that changes without an event, such as a video host's data, cached content during an outage, or
 * blocks with display times. Next.js derives a page's `revalidate` from the cached functions that
 * the page calls, so this function calls an empty one. The cache key is constant, because Next.js
 * writes a file for each key.
 */
export async function renewPageAfter(seconds: number): Promise<void> {
  const mark = unstable_cache(async () => true, ["renew-page-after"], {
    revalidate: seconds,
  });
  // Tests render blocks outside Next, where there is no page to revalidate.
  await mark().catch(() => undefined);
}
