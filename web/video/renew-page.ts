import { unstable_cache } from "next/cache";

/**
 * Lets the static page being rendered be made anew by the first visit after so many seconds: what a host says of a
 * film changes without a word to us, and its silence must not stand in a page for good. Next takes the time from
 * whatever a page caches, hence the empty cached function.
 */
export async function renewPageAfter(seconds: number): Promise<void> {
  const mark = unstable_cache(async () => true, ["renew-page-after", String(seconds)], {
    revalidate: seconds,
  });
  // Outside Next, where a test renders a block, there is no page to renew.
  await mark().catch(() => undefined);
}
