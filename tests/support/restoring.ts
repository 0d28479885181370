import type { SanityClient } from "@sanity/client";

/** Reads documents that a test changes. Disposing the result restores them. */
export async function restoring(lake: SanityClient, ...ids: string[]): Promise<AsyncDisposable> {
  const before = lake.transaction();
  for (const each of await lake.getDocuments(ids)) if (each) before.createOrReplace(each);
  return {
    async [Symbol.asyncDispose]() {
      await before.commit();
    },
  };
}
