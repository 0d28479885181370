import type { IndexEntry } from "./index-entry.ts";

/**
 * Returns the source of an index with one more import, after the others, and one more entry, before the others.
 *
 * @throws An error that names what to write by hand, if the index has no object of this name any more.
 */
export function addToIndex(
  source: string,
  { file, import: line, object, entry }: IndexEntry,
): string {
  const start = `export const ${object} = {`;
  const at = source.indexOf(start);
  if (at < 0)
    throw new Error(
      `${file} has no line "${start}": add ${line} and the entry "${entry}" by hand.`,
    );
  const place = at + start.length;
  const changed = `${source.slice(0, place)}\n  ${entry},\n${source.slice(place).replace(/^\n/, "")}`;
  const last = [...changed.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const after = last === undefined ? 0 : last.index + last[0].length;
  return `${changed.slice(0, after)}${line}\n${changed.slice(after)}`;
}
