import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "../document.ts";

/** A patch in the format of Mendoza, Sanity's diff library: a flat list of operation codes and their operands. */
export type MendozaPatch = unknown[];

// Operation codes: their positions in the list in mendoza 3's `internal-patcher.ts`.
const value = 0;
const pushFieldCopy = 10;
const pushFieldBlank = 11;
const pushElementCopy = 12;
const returnIntoObjectSameKeyPop = 15;
const returnIntoArrayPop = 16;
const objectSetFieldValue = 17;
const objectDeleteField = 19;
const arrayAppendValue = 20;
const arrayAppendSlice = 21;

/**
 * The npm package `mendoza` only applies patches; its differ exists only in Go. The patch for a new or deleted document
 * is a plain value, by which the Studio's history recognizes creation and deletion.
 */
export function diffDocuments(before: JsonObject | null, after: JsonObject | null): MendozaPatch {
  return before && after ? diffObjects(before, after) : [value, after];
}

function diffObjects(before: JsonObject, after: JsonObject): MendozaPatch {
  const patch: MendozaPatch = [];
  const keys = Object.keys(before).toSorted();
  keys.forEach((key, index) => {
    if (!Object.hasOwn(after, key)) patch.push(objectDeleteField, index);
    else patch.push(...diffField(key, index, before[key], after[key]));
  });
  for (const [key, field] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) patch.push(objectSetFieldValue, field, key);
  }
  return patch;
}

function diffField(key: string, index: number, before: unknown, after: unknown): MendozaPatch {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    return [pushFieldCopy, index, ...diffObjects(before, after), returnIntoObjectSameKeyPop];
  }
  // A list's patch begins with a blank value, which becomes a list when the first item is added. An empty list has no
  // items, so it is set as a whole.
  if (Array.isArray(before) && Array.isArray(after) && after.length) {
    return [pushFieldBlank, index, ...diffLists(before, after), returnIntoObjectSameKeyPop];
  }
  return [objectSetFieldValue, after, key];
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): MendozaPatch {
  const patch: MendozaPatch = [];
  let at = 0;
  while (at < after.length) {
    const source = counterpart(before, after[at], at);
    const run = source < 0 ? 0 : equalRun(before, after, source, at);
    const old = before[source];
    const item = after[at];
    if (run) patch.push(arrayAppendSlice, source, source + run);
    else if (isObject(old) && isObject(item)) {
      patch.push(pushElementCopy, source, ...diffObjects(old, item), returnIntoArrayPop);
    } else patch.push(arrayAppendValue, item);
    at += Math.max(run, 1);
  }
  return patch;
}

/**
 * Returns the index of the old item with the same `_key`; of the item at the same position if it has none; -1 if there is
 * no such item.
 */
function counterpart(before: readonly unknown[], item: unknown, at: number): number {
  const key = isObject(item) ? item["_key"] : undefined;
  if (key === undefined) return at < before.length ? at : -1;
  return before.findIndex((old) => isObject(old) && old["_key"] === key);
}

function equalRun(
  before: readonly unknown[],
  after: readonly unknown[],
  source: number,
  at: number,
): number {
  let run = 0;
  while (
    source + run < before.length &&
    at + run < after.length &&
    isDeepStrictEqual(before[source + run], after[at + run])
  ) {
    run += 1;
  }
  return run;
}
