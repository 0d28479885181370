/**
 * Returns the first grapheme of a text that matches a pattern. A grapheme is a letter with its
 * accents, which may be several characters. Empty if there is none.
 */
export function firstGrapheme(text: string, pattern: RegExp): string {
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  for (const { segment } of graphemes) if (pattern.test(segment)) return segment;
  return "";
}
