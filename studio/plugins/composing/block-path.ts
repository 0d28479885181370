import { isObject } from "../../lib/is-record.ts";

/** Position of a block: the path of the list that contains it, and the block's key. */
export type BlockPlace = { list: string; key: string };

/** Parses the path of a block (`blocks[_key=="a"].start[_key=="b"]`). Throws on any other path. */
export function placeOf(path: string): BlockPlace {
  const found = /^(?<list>.+)\[_key=="(?<key>[^"]+)"\]$/.exec(path)?.groups;
  if (found?.["list"] === undefined || found["key"] === undefined) {
    throw new Error(`"${path}" is not the path of a block.`);
  }
  return { list: found["list"], key: found["key"] };
}

export const pathOf = ({ list, key }: BlockPlace): string => `${list}[_key=="${key}"]`;

/** Returns the path of the block that contains a list, or null for the page's own list. */
export function holderOf(list: string): string | null {
  const holder = list.slice(0, list.lastIndexOf("."));
  return holder.includes("[") ? holder : null;
}

export type PathStep = { field: string } | { key: string };

export function stepsOf(path: string): PathStep[] {
  const steps = path.matchAll(/\[_key=="(?<key>[^"]+)"\]|(?<field>[^.[\]]+)/g);
  return [...steps].map(({ groups }) =>
    groups?.["key"] === undefined ? { field: groups?.["field"] ?? "" } : { key: groups["key"] },
  );
}

export function below(value: unknown, step: PathStep): unknown {
  if ("field" in step) return isObject(value) ? value[step.field] : undefined;
  if (!Array.isArray(value)) return undefined;
  return value.find((entry) => isObject(entry) && entry["_key"] === step.key);
}

export const valueAt = (document: unknown, path: string): unknown =>
  stepsOf(path).reduce(below, document);

export type StoredBlock = Record<string, unknown> & { _key: string; _type: string };

const isBlock = (value: unknown): value is StoredBlock =>
  isObject(value) && typeof value["_key"] === "string" && typeof value["_type"] === "string";

export function blocksAt(document: unknown, list: string): StoredBlock[] {
  const value = valueAt(document, list);
  return Array.isArray(value) ? value.filter(isBlock) : [];
}

/** Whether the field path `field` leads to the block at the path `block`, or into that block. */
export const isWithin = (field: string, block: string): boolean =>
  field === block || field.startsWith(`${block}.`);
