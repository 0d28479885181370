import { unstable_cache } from "next/cache";

/**
 * Revalidates the static page being rendered after so many seconds: a host's data changes without notice, and a failed
 * response must not stay on the page. Next derives a page's `revalidate` from what it caches, hence the empty cached
 * function. Its key is constant because each key leaves a cache file.
 */
export async function renewPageAfter(seconds: number): Promise<void> {
  const mark = unstable_cache(async () => true, ["renew-page-after"], {
    revalidate: seconds,
  });
  // Tests render blocks outside Next, where there is no page to revalidate.
  await mark().catch(() => undefined);
}
