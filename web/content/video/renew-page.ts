import { unstable_cache } from "next/cache";

/**
 * Revalidates the static page being rendered after so many seconds. A page needs this if it shows a host's data, which
 * changes without notice, or if a host failed. Next.js derives a page's `revalidate` from the functions that it caches,
 * so this caches an empty one. Its key is constant, because each key leaves a cache file.
 */
export async function renewPageAfter(seconds: number): Promise<void> {
  const mark = unstable_cache(async () => true, ["renew-page-after"], {
    revalidate: seconds,
  });
  // Tests render blocks outside Next, where there is no page to revalidate.
  await mark().catch(() => undefined);
}
