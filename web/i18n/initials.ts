import { firstGrapheme } from "./first-grapheme.ts";

/**
 * Returns the initials of a name's first and last word. For an Arabic name, returns only the first
 * initial, because two Arabic letters would join and no longer read as initials. Empty if there are
 * no letters, as for guests.
 */
export function initialsOf(name: string | null): string {
  // Uses the part of an email address before the @, because its words are often a name.
  const words = (name?.split("@")[0] ?? "").split(/[\s._+-]+/u).filter((word) => letter.test(word));
  const [first = "", ...rest] = words;
  const last = rest.at(-1) ?? "";
  const isJoined = /\p{Script=Arabic}/u.test(first);
  return (firstLetter(first) + (isJoined ? "" : firstLetter(last))).toLocaleUpperCase();
}

const letter = /\p{L}/u;

const firstLetter = (word: string): string => firstGrapheme(word, letter);
