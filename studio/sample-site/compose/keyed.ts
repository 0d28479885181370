/** Gives each item of a list a `_key` that depends on its place alone, so that two imports write the same document. */
export function keyed<T extends object>(prefix: string, items: readonly T[]): (T & Keyed)[] {
  return items.map((item, index) => ({ _key: `${prefix}-${index + 1}`, ...item }));
}

/** What every object in a Sanity array carries. */
export type Keyed = { _key: string };
