import { visibleLength } from "./visible-length.ts";

/** Takes the words of a title set as large as a poster, says how long they are: longer ones are set smaller. Bounds in characters. */
export function titleLength(words: string): "short" | "medium" | "long" {
  const length = visibleLength(words);
  if (length <= 26) return "short";
  return length <= 52 ? "medium" : "long";
}
