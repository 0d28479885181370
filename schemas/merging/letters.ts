import { makeDiff } from "@sanity/diff-match-patch";

/**
 * A character (UTF-16 unit) of a text that an editor types. `added` and `removed` are the numbers
 * of the editor's own changes that added and removed it. `added` is 0 for a character that the studio
 * has stored; `removed` is 0 for a character that the editor has not removed. `isOwn` is true if the
 * editor added the character, also after it is stored.
 */
export type Letter = { char: string; added: number; removed: number; isOwn: boolean };

const REMOVED = -1;
const INSERTED = 1;

/** Returns the letters of a text whose characters were added by the change `added`. */
export const lettersOf = (text: string, added = 0): Letter[] =>
  Array.from({ length: text.length }, (_, at) => ({
    char: text.charAt(at),
    added,
    removed: 0,
    isOwn: added > 0,
  }));

const isVisible = ({ removed }: Letter) => removed === 0;

const textOf = (letters: readonly Letter[]): string => letters.map(({ char }) => char).join("");

export const visibleText = (letters: readonly Letter[]): string =>
  textOf(letters.filter(isVisible));

/** Returns the text after the editor's changes up to `number`. */
export const textUpTo = (letters: readonly Letter[], number: number): string =>
  textOf(
    letters.filter(({ added, removed }) => added <= number && (removed === 0 || removed > number)),
  );

function indexAfter(letters: readonly Letter[], count: number): number {
  let seen = 0;
  let index = 0;
  while (seen < count && index < letters.length) {
    const letter = letters[index];
    if (letter && isVisible(letter)) seen += 1;
    index += 1;
  }
  return index;
}

/** Returns how many characters at the beginning of both texts are equal. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Applies the editor's change `number` to the letters, in place. `next` is the text after the change,
 * and `cursor` the position of the cursor in it: a change ends at the cursor. Without that rule it
 * would be unknown which of two equal letters is the new one.
 */
export function applyTyped(
  letters: Letter[],
  next: string,
  { number, cursor }: { number: number; cursor: number },
): void {
  const before = visibleText(letters);
  const after = next.slice(cursor);
  const end = before.endsWith(after) ? after.length : 0;
  const start = commonStart(before.slice(0, before.length - end), next.slice(0, next.length - end));
  const at = indexAfter(letters, start);
  let left = before.length - end - start;
  for (let index = at; left > 0; index += 1) {
    const letter = letters[index];
    if (!letter || !isVisible(letter)) continue;
    letter.removed = number;
    left -= 1;
  }
  letters.splice(at, 0, ...lettersOf(next.slice(start, next.length - end), number));
}

/** Returns the letters after the studio has stored the editor's changes up to `number`. */
export const storedUpTo = (letters: readonly Letter[], number: number): Letter[] =>
  letters
    .filter(({ removed }) => removed === 0 || removed > number)
    .map((letter) =>
      letter.added > 0 && letter.added <= number ? { ...letter, added: 0 } : letter,
    );

/** Returns the part of `text` that continues the word before it: all up to the first space. */
const restOfWord = (text: string, before: string | undefined): string =>
  before !== undefined && /\S/.test(before) ? (/^\S+/.exec(text)?.[0] ?? "") : "";

/**
 * Returns where others have inserted `text`, if it follows the letters `before`. The same text results
 * if they inserted "a " after "to " or " a" after "to". Of all such places this is the first one that
 * comes before a letter of the editor, so that a word that the editor types stays together.
 */
function beforeOwn(before: readonly Letter[], text: string): { start: number; inserted: string } {
  let found = { start: before.length, inserted: text };
  let inserted = text;
  for (let start = before.length - 1; start >= 0; start -= 1) {
    const letter = before[start];
    if (!letter || letter.added > 0) continue;
    if (letter.char !== inserted.at(-1)) break;
    inserted = letter.char + inserted.slice(0, -1);
    if (letter.isOwn) found = { start, inserted };
  }
  return found;
}

/**
 * Merges the stored text `theirs` into the letters. The stored letters become `theirs`; the editor's
 * own letters and removals stay. Text that others insert where the editor has inserted text comes
 * after the editor's, unless only the others' text continues the word before both: a word is never
 * divided by the beginning of another. Returns the letters and the moved cursor.
 */
export function mergeStored(
  letters: readonly Letter[],
  theirs: string,
  cursor: number,
): { letters: Letter[]; cursor: number } {
  const merged: Letter[] = [];
  const beforeCursor = indexAfter(letters, cursor);
  let at = 0;
  let moved = 0;
  const copy = (isKept = true) => {
    const letter = letters[at];
    at += 1;
    if (letter && isKept) merged.push(letter);
    if (at === beforeCursor) moved = merged.length;
  };
  const copyOwn = () => {
    while ((letters[at]?.added ?? 0) > 0) copy();
  };
  const insert = (text: string) => {
    const { start: earliest, inserted } = beforeOwn(merged, text);
    const rest = restOfWord(inserted, merged[earliest - 1]?.char);
    const own = letters[at];
    const isFirst = earliest < merged.length || (rest !== "" && /\s/.test(own?.char ?? ""));
    if (!isFirst) copyOwn();
    const start = isFirst ? earliest : merged.length;
    const isAtCursor = moved === start && at === beforeCursor && merged[start - 1]?.isOwn === false;
    merged.splice(start, 0, ...lettersOf(inserted));
    if (moved > start) moved += inserted.length;
    else if (isAtCursor) moved += rest.length;
  };
  for (const [kind, text] of makeDiff(textOf(letters.filter(({ added }) => added === 0)), theirs)) {
    if (kind === INSERTED) {
      insert(text);
      continue;
    }
    for (let left = text.length; left > 0; left -= 1) {
      copyOwn();
      copy(kind !== REMOVED);
    }
  }
  while (at < letters.length) copy();
  return { letters: merged, cursor: merged.slice(0, moved).filter(isVisible).length };
}

function lettersOfChange(base: string, mine: string): Letter[] {
  const letters = makeDiff(base, mine).map(([kind, text]) => {
    const changed = lettersOf(text, kind === INSERTED ? 1 : 0);
    return kind === REMOVED ? changed.map((letter) => ({ ...letter, removed: 1 })) : changed;
  });
  return letters.flat();
}

/**
 * Merges two changes of the text `base`. Text that either side inserted stays, text that either side
 * removed is removed, and a word that either side typed stays together.
 */
export const mergeTexts = (
  base: string,
  { mine, theirs }: { mine: string; theirs: string },
): string => visibleText(mergeStored(lettersOfChange(base, mine), theirs, 0).letters);

/**
 * Returns the moved cursor after others have changed the text `mine` to `theirs`. What they insert at
 * the cursor comes after it, unless it continues their word before the cursor. If `isOwn`, the word
 * before the cursor is the editor's.
 */
export function movedCursor(
  mine: string,
  theirs: string,
  { cursor, isOwn }: { cursor: number; isOwn: boolean },
): number {
  const word = mine.slice(0, cursor).lastIndexOf(" ");
  const letters = lettersOf(mine).map((letter, at) =>
    isOwn && at >= word && at < cursor ? { ...letter, isOwn } : letter,
  );
  return mergeStored(letters, theirs, cursor).cursor;
}
