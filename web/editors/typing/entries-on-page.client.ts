import {
  type AnyTextOnPage,
  isMissing,
  startOf,
  textsOfBlock,
  textsOnPage,
  displayedText,
} from "./texts-on-page.client.ts";

/** An entry of a block's list as the page displays it: its path, the list's path, and its element. */
export type EntryOnPage = { path: string; list: string; element: HTMLElement };

/** Returns the path of the innermost list entry that contains a text. Null if the text is in no list of its block. */
export function entryOf({ path, block }: Pick<AnyTextOnPage, "path" | "block">): string | null {
  const end = path.lastIndexOf("]") + 1;
  return end > block.length ? path.slice(0, end) : null;
}

/** Returns the path of the list that contains an entry. */
const listOfEntry = (entry: string): string => entry.slice(0, entry.lastIndexOf("["));

/**
 * Returns the key under which the studio sends an entry's title: the block's type and the list's
 * path without keys.
 */
export const entryKind = (type: string, block: string, entry: string): string =>
  `${type}${listOfEntry(entry)
    .slice(block.length)
    .replaceAll(/\[[^\]]*\]/g, "")}`;

const isIn = (text: AnyTextOnPage, entry: string) => text.path.startsWith(`${entry}.`);

/**
 * Returns the largest element around an entry's text that contains no text from outside the entry.
 */
function elementAround(
  start: Node,
  block: HTMLElement,
  others: readonly Node[],
): HTMLElement | null {
  let found = start instanceof HTMLElement ? start : start.parentElement;
  for (let next = found; next !== null && next !== block; next = next.parentElement) {
    if (others.some((other) => next?.contains(other))) break;
    found = next;
    if (next.matches("li, details")) break;
  }
  return found;
}

/**
 * Returns the entries of the lists of a block, in the order of the page. Finds only entries that
 * display a text.
 */
export function entriesOfBlock(block: HTMLElement): EntryOnPage[] {
  const texts = textsOfBlock(block);
  const entries = new Set(texts.flatMap((text) => entryOf(text) ?? []));
  return [...entries].flatMap((path): EntryOnPage[] => {
    const own = texts.find((text) => isIn(text, path));
    const start = own && startOf(own);
    if (start === undefined) return [];
    const others = texts.flatMap((text) => (isIn(text, path) ? [] : (startOf(text) ?? [])));
    const element = elementAround(start, block, others);
    return element === null ? [] : [{ path, list: listOfEntry(path), element }];
  });
}

/**
 * Whether all texts of an entry are empty, apart from the text at `path`, which the editor is
 * typing.
 */
const isEmptyEntry = (texts: readonly AnyTextOnPage[], entry: string, path: string): boolean =>
  texts.every((text) => text.path === path || !isIn(text, entry) || displayedText(text) === "");

/**
 * Returns the list entry that contains an empty text, if the entry can be removed. Returns null if
 * another text of the entry isn't empty, if the list has no other entry, or if the text is in no
 * list.
 */
export function removableEntry(page: string, text: AnyTextOnPage): string | null {
  const entry = entryOf(text);
  const texts = textsOnPage(page).filter(({ block }) => block === text.block);
  if (entry === null || !isEmptyEntry(texts, entry, text.path)) return null;
  const list = `${listOfEntry(entry)}[`;
  const isOnly = texts.every(({ path }) => !path.startsWith(list) || path.startsWith(entry));
  return isOnly ? null : entry;
}

/**
 * Returns the first text to type in the block or entry at a path. This is the first required text
 * that is missing, or else the first text that isn't empty, or else the first text. Undefined if
 * the block or entry displays no text.
 */
export function firstTextAt(page: string, path: string): AnyTextOnPage | undefined {
  const texts = textsOnPage(page).filter(
    (text) => text.block === path || text.path.startsWith(`${path}.`),
  );
  return texts.find(isMissing) ?? texts.find((text) => displayedText(text) !== "") ?? texts[0];
}
