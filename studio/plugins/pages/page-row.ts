import { addressed } from "@marquee/schemas/contract";
import * as z from "zod";
import { patternsOf } from "../../lib/match-patterns.ts";

const text = z.string().nullable();

export const listShape = z.object({
  total: z.number(),
  pages: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      title: text,
      language: text,
      slug: text,
      editedAt: z.string(),
    }),
  ),
});

export const storedShape = z.array(z.string());

export type View = {
  search: string;
  /** A language's code, or null for all languages. */
  language: string | null;
  order: "edited" | "title" | "address";
  limit: number;
};

const orders = {
  edited: "_updatedAt desc",
  title: "lower(title) asc",
  address: "language asc, slug.current asc",
} as const;

export type PageRow = z.infer<typeof listShape>["pages"][number] & {
  hasDraft: boolean;
  isPublished: boolean;
};

/** Returns the query for a view, and its parameters. The query requires the drafts perspective. */
export function listQuery({ search, language, order, limit }: View) {
  const patterns = patternsOf(search);
  const conditions = [
    addressed,
    ...(language === null ? [] : ["language == $language"]),
    ...(patterns.length === 0 ? [] : ["[title, slug.current] match $patterns"]),
  ];
  const found = `*[${conditions.join(" && ")}]`;
  return {
    fetch: `{
      "total": count(${found}),
      "pages": ${found} | order(${orders[order]}, _id asc) [0...$limit] {
        "id": _id, "type": _type, title, language, "slug": slug.current, "editedAt": _updatedAt
      }
    }`,
    params: { patterns, language: language ?? "", limit },
  };
}

/**
 * Query that returns which of the ids in `$ids` are stored. `$ids` contains the ids of published
 * pages and of drafts. Requires the raw perspective.
 */
export const storedQuery = "*[_id in $ids]._id";

export const storedIds = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => [id, draftOf(id)]);

export const draftOf = (id: string): string => `drafts.${id}`;

export function rowsOf({ pages }: z.infer<typeof listShape>, stored: readonly string[]): PageRow[] {
  const known = new Set(stored);
  return pages.map((page) => ({
    ...page,
    hasDraft: known.has(draftOf(page.id)),
    isPublished: known.has(page.id),
  }));
}
