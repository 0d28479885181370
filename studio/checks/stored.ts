import type { Path } from "sanity";
import * as z from "zod";

/** An object somewhere in a document, as the form stores it. */
export type StoredObject = {
  path: Path;
  /** Its `_type`; empty where it has none. */
  type: string;
  /** The stored object itself: to be read with {@link textAt} and the like. */
  value: object;
};

const named = z.object({ _type: z.string() });
const keyed = z.object({ _key: z.string() });

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const segmentOf = (entry: unknown, index: number) => keyed.safeParse(entry).data ?? index;

/** A value with its place. */
function* childrenOf(value: object, path: Path): Generator<[child: unknown, path: Path]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield [entry, [...path, segmentOf(entry, index)]];
  } else {
    for (const [name, entry] of Object.entries(value)) yield [entry, [...path, name]];
  }
}

/** Gives every object in a stored value, with its place, in the order of the form. */
export function* objectsIn(value: unknown, path: Path = []): Generator<StoredObject> {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) {
    yield { path, type: named.safeParse(value).data?._type ?? "", value };
  }
  for (const [child, childPath] of childrenOf(value, path)) yield* objectsIn(child, childPath);
}

/** What a stored object holds under a name. */
export const fieldAt = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

/** The text that a stored object holds under a name, without space around it; empty where there is none. */
export function textAt(value: unknown, name: string): string {
  const text = fieldAt(value, name);
  return typeof text === "string" ? text.trim() : "";
}

/** The entries of a list that a stored object holds under a name, with their places. */
export function entriesAt(value: unknown, name: string, path: Path): StoredObject[] {
  const list = fieldAt(value, name);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) =>
    isObject(entry)
      ? [
          {
            path: [...path, name, segmentOf(entry, index)],
            type: named.safeParse(entry).data?._type ?? "",
            value: entry,
          },
        ]
      : [],
  );
}
