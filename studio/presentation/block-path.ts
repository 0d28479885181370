/** A block's place: the field path of the list it stands in, and its key there. */
export type BlockPlace = { list: string; key: string };

/** Takes the path of a block (`blocks[_key=="a"].start[_key=="b"]`), gives its place; throws on any other path. */
export function placeOf(path: string): BlockPlace {
  const found = /^(?<list>.+)\[_key=="(?<key>[^"]+)"\]$/.exec(path)?.groups;
  if (found?.["list"] === undefined || found["key"] === undefined) {
    throw new Error(`"${path}" is not the path of a block.`);
  }
  return { list: found["list"], key: found["key"] };
}

/** Takes a place, gives the block's path. */
export const pathOf = ({ list, key }: BlockPlace): string => `${list}[_key=="${key}"]`;

/** The path of the block that holds a list: a column's or a gate's; null for the page's own list. */
export function holderOf(list: string): string | null {
  const holder = list.slice(0, list.lastIndexOf("."));
  return holder.includes("[") ? holder : null;
}

/** One step of a path: into a field, or to the entry of that key. */
export type PathStep = { field: string } | { key: string };

/** Takes a path by keys, gives its steps from the document down. */
export function stepsOf(path: string): PathStep[] {
  const steps = path.matchAll(/\[_key=="(?<key>[^"]+)"\]|(?<field>[^.[\]]+)/g);
  return [...steps].map(({ groups }) =>
    groups?.["key"] === undefined ? { field: groups?.["field"] ?? "" } : { key: groups["key"] },
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What stands one step below a value; undefined: nothing does. */
export function below(value: unknown, step: PathStep): unknown {
  if ("field" in step) return isObject(value) ? value[step.field] : undefined;
  if (!Array.isArray(value)) return undefined;
  return value.find((entry) => isObject(entry) && entry["_key"] === step.key);
}

/** What stands at a path of a document; undefined: nothing does. */
export const valueAt = (document: unknown, path: string): unknown =>
  stepsOf(path).reduce(below, document);

/** An entry of a list of blocks as it is stored. */
export type StoredBlock = Record<string, unknown> & { _key: string; _type: string };

const isBlock = (value: unknown): value is StoredBlock =>
  isObject(value) && typeof value["_key"] === "string" && typeof value["_type"] === "string";

/** The blocks of the list at a path of a document, in their order; entries that are none are left out. */
export function blocksAt(document: unknown, list: string): StoredBlock[] {
  const value = valueAt(document, list);
  return Array.isArray(value) ? value.filter(isBlock) : [];
}
