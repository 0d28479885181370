/**
 * Adds a `_key` to each item of a list. The key depends only on the position, so that every import
 * writes the same document.
 */
export function keyed<T extends object>(prefix: string, items: readonly T[]): (T & Keyed)[] {
  return items.map((item, index) => ({ _key: `${prefix}-${index + 1}`, ...item }));
}

/** The key of every object in a Sanity array. */
export type Keyed = { _key: string };
