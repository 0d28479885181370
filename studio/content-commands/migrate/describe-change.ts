import { isObject } from "../../content-lake/src/document.ts";
import { pathText } from "../../content-lake/src/cli/archive/visit-values.ts";

/** Maximum length of a printed value in characters. */
const MOST = 160;

type Leaves = ReadonlyMap<string, string>;

function leavesOf(value: unknown, path: readonly PropertyKey[] = []): [string, string][] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([name, field]) => leavesOf(field, [...path, name]));
  }
  return value === undefined ? [] : [[pathText(path), JSON.stringify(value)]];
}

const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

const missingIn = (leaves: Leaves, others: Leaves, sign: string) =>
  [...leaves]
    .filter(([path, value]) => others.get(path) !== value)
    .map(([path, value]) => `${sign} ${path}: ${shortened(value)}`);

/**
 * Compares a block before and after a migration. Returns a line for each removed value (`- words:
 * "Hush"`) and for each added value (`+ …`).
 */
export function describeChange(before: unknown, after: unknown): string[] {
  const old = new Map(leavesOf(before));
  const now = new Map(leavesOf(after));
  return [...missingIn(old, now, "-"), ...missingIn(now, old, "+")];
}
