import type { ComposeAnswer } from "@marquee/schemas/editing";
import { getPublishedId, useClient } from "sanity";
import * as z from "zod";

type Pages = Extract<ComposeAnswer, { tell: "pages" }>;

/**
 * Query for the published pages whose title or slug contains the searched words. Finds only pages
 * in the same language as the page `$id`.
 */
export const pagesQuery = `*[
  _type == "page" && !(_id in path("drafts.**")) && !(_id in path("versions.**")) &&
  language == *[_id in [$id, "drafts." + $id]][0].language && defined(slug.current) &&
  ($words == "" || title match $pattern || slug.current match $pattern)
] | order(title asc)[0...8]{ _id, "title": coalesce(title, slug.current), "address": slug.current }`;

const found = z.array(z.object({ _id: z.string(), title: z.string(), address: z.string() }));

/**
 * Returns a function that searches the published pages in the language of the page `document`. Each result contains a
 * link to the page, in the format in which the studio stores links.
 */
export function useFindPages() {
  const client = useClient({ apiVersion: "2025-02-19" });
  return async (document: string, words: string): Promise<Pages> => {
    const params = { id: getPublishedId(document), words, pattern: `*${words}*` };
    const pages = found.parse(await client.fetch<unknown>(pagesQuery, params));
    return {
      tell: "pages",
      words,
      pages: pages.map(({ _id, title, address }) => ({
        title: title.slice(0, 200),
        address: address.slice(0, 500),
        link: { kind: "internal", page: { _type: "reference", _ref: _id } },
      })),
    };
  };
}
