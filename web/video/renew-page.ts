import { unstable_cache } from "next/cache";

/**
 * Lets the static page being rendered be made anew by the first visit after so many seconds: what a host says of a
 * film changes without a word to us, its silence must not stand in a page for good, and a block may have its time. Next
 * takes that from whatever a page caches, hence the empty cached function: one for all times, or each left a file.
 */
export async function renewPageAfter(seconds: number): Promise<void> {
  const mark = unstable_cache(async () => true, ["renew-page-after"], {
    revalidate: seconds,
  });
  // Outside Next, where a test renders a block, there is no page to renew.
  await mark().catch(() => undefined);
}
