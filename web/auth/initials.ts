/**
 * One or two letters that stand for a name: of its first and last word, for Arabic of its first alone, as joined
 * letters can't be read apart. Empty where there is nothing to take: guests.
 */
export function initialsOf(name: string | null): string {
  // Of an address, what is before the @: its words are often a name.
  const words = (name?.split("@")[0] ?? "").split(/[\s._+-]+/u).filter((word) => letter.test(word));
  const [first = "", ...rest] = words;
  const last = rest.at(-1) ?? "";
  const isJoined = /\p{Script=Arabic}/u.test(first);
  return (firstLetter(first) + (isJoined ? "" : firstLetter(last))).toLocaleUpperCase();
}

const letter = /\p{L}/u;

/** By what a reader sees as one letter, so that no accent is lost. */
const firstLetter = (word: string): string => {
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word);
  for (const { segment } of graphemes) if (letter.test(segment)) return segment;
  return "";
};
