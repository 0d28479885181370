import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "./documents.ts";

/**
 * Publishes a new page, in English by default. First deletes what an earlier run against the same
 * lake left: the page, its draft, and all documents that refer to the page. Returns the page's id.
 */
export async function freshPage(
  lake: SanityClient,
  slug: string,
  content: {
    title?: string;
    words?: string;
    language?: string;
    seo?: object;
    blocks?: readonly object[];
    translations?: readonly object[];
  } = {},
): Promise<string> {
  const { title = slug, words = "Words.", language = "en", ...own } = content;
  const stored = pageDocument(slug, [textBlock(words)], { title, language });
  const ids = [stored._id, `drafts.${stored._id}`];
  await lake.delete({ query: "*[references($id)]", params: { id: stored._id } });
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  await lake.create({ ...stored, ...own });
  return stored._id;
}

/** Publishes documents. Deletes them and their drafts when the result is disposed. */
export async function published(
  lake: SanityClient,
  documents: readonly ({ _id: string; _type: string } & Record<string, unknown>)[],
): Promise<AsyncDisposable> {
  const transaction = lake.transaction();
  for (const each of documents) transaction.createOrReplace(each);
  await transaction.commit();
  const ids = documents.flatMap(({ _id }) => [_id, `drafts.${_id}`]);
  return {
    async [Symbol.asyncDispose]() {
      await lake.delete({ query: "*[_id in $ids]", params: { ids } });
    },
  };
}
