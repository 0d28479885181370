import type { SanityClient } from "@sanity/client";
import type { pageDocument } from "../documents.ts";

/**
 * Publishes a page that has no draft and runs `work` with the IDs of the page and of its draft. Then
 * deletes both.
 */
export async function withPage(
  lake: SanityClient,
  stored: ReturnType<typeof pageDocument>,
  work: (ids: { page: string; draft: string }) => Promise<void>,
): Promise<void> {
  const ids = { page: stored._id, draft: `drafts.${stored._id}` };
  const remove = () => lake.delete({ query: "*[_id in [$page, $draft]]", params: ids });
  await remove();
  await lake.create(stored);
  try {
    await work(ids);
  } finally {
    await remove();
  }
}
