/** Takes the words of a title set as large as a poster, says how long they are: longer ones are set smaller. Bounds in characters. */
export function titleLength(words: string): "short" | "medium" | "long" {
  if (words.length <= 26) return "short";
  return words.length <= 52 ? "medium" : "long";
}
