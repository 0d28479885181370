/**
 * Returns the first grapheme of a text that a pattern matches, so that no accent is lost. Empty if
 * there is none.
 */
export function firstGrapheme(text: string, pattern: RegExp): string {
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  for (const { segment } of graphemes) if (pattern.test(segment)) return segment;
  return "";
}
