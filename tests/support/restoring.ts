import type { SanityClient } from "@sanity/client";

/** Reads documents that a test changes. Disposing the result restores them. */
export async function restoring(lake: SanityClient, ...ids: string[]): Promise<AsyncDisposable> {
  const before = await lake.getDocuments(ids);
  return {
    async [Symbol.asyncDispose]() {
      for (const each of before) if (each) await lake.createOrReplace(each);
    },
  };
}
