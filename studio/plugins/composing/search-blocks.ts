import type { SchemaType } from "sanity";

type Searched = Pick<SchemaType, "name" | "title" | "description"> & {
  options?: { searchTerms?: string } | object;
};

/** Returns the words of a text, in lower case. */
const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the rank of a block type, or null if the type doesn't match. Rank 0: the title contains
 * the words. Rank 1: every word is the beginning of a word in the title or in the search terms.
 * Rank 2: every word is the beginning of a word in the description.
 */
function rankOf({ name, title = name, description, options }: Searched, words: string[]) {
  if (title.toLowerCase().includes(words.join(" "))) return 0;
  const searchTerms = options && "searchTerms" in options ? options.searchTerms : undefined;
  const texts = [
    `${title} ${searchTerms ?? ""}`,
    typeof description === "string" ? description : "",
  ];
  const isIn = (text: string) => {
    const known = splitWords(text);
    return words.every((word) => known.some((each) => each.startsWith(word)));
  };
  const at = texts.findIndex(isIn);
  return at === -1 ? null : at + 1;
}

/** Returns the block types that match the text of the filter, best matches first. An empty filter matches all. */
export function searchBlocks<T extends Searched>(types: readonly T[], filter: string): T[] {
  const words = splitWords(filter);
  if (words.length === 0) return filter.trim() === "" ? [...types] : [];
  return types
    .flatMap((type) => {
      const rank = rankOf(type, words);
      return rank === null ? [] : [{ type, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ type }) => type);
}
