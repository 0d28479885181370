import { visibleLength } from "./visible-length.ts";

/**
 * Returns the length class of a poster-size title, by its number of characters; longer titles get a smaller font size.
 */
export function titleLength(words: string): "short" | "medium" | "long" {
  const length = visibleLength(words);
  if (length <= 26) return "short";
  return length <= 52 ? "medium" : "long";
}
