import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "./documents.ts";

/**
 * Publishes a page, in English unless said otherwise, that nobody has touched: of an earlier run against the same lake neither its draft nor
 * anything that refers to it is left. Gives the page's id.
 */
export async function freshPage(
  lake: SanityClient,
  slug: string,
  content: { title?: string; words?: string; language?: string; seo?: object } = {},
): Promise<string> {
  const { title = slug, words = "Words.", language = "en", seo } = content;
  const stored = pageDocument(slug, [textBlock(words)], { title, language });
  const ids = [stored._id, `drafts.${stored._id}`];
  await lake.delete({ query: "*[references($id)]", params: { id: stored._id } });
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  await lake.create({ ...stored, ...(seo && { seo }) });
  return stored._id;
}
