/**
 * Returns a pattern for each searched word, for the GROQ operator `match`. The patterns also match
 * in the middle of a word.
 */
export const patternsOf = (search: string): string[] =>
  search
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => `*${word}*`);
