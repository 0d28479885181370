import type { Path } from "sanity";
import * as z from "zod";
import { getPublishedId } from "@sanity/client/csm";
import { pagePath } from "../../page-address.ts";
import { isObject } from "../../lib/is-record.ts";

export type StoredObject = {
  path: Path;
  /** The object's `_type`, or an empty string if it has none. */
  type: string;
  /** The object itself. Use {@link textAt} and {@link fieldAt} to read it. */
  value: object;
};

const named = z.object({ _type: z.string() });
const keyed = z.object({ _key: z.string() });

const segmentOf = (entry: unknown, index: number) => keyed.safeParse(entry).data ?? index;

function* childrenOf(value: object, path: Path): Generator<[child: unknown, path: Path]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield [entry, [...path, segmentOf(entry, index)]];
  } else {
    for (const [name, entry] of Object.entries(value)) yield [entry, [...path, name]];
  }
}

/** Yields every object in a stored value with its path, in document order. */
export function* objectsIn(value: unknown, path: Path = []): Generator<StoredObject> {
  if (!isObject(value)) return;
  if (!Array.isArray(value)) {
    yield { path, type: named.safeParse(value).data?._type ?? "", value };
  }
  for (const [child, childPath] of childrenOf(value, path)) yield* objectsIn(child, childPath);
}

export const fieldAt = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;

/** Returns the trimmed text of an object's field, or an empty string. */
export function textAt(value: unknown, name: string): string {
  const text = fieldAt(value, name);
  return typeof text === "string" ? text.trim() : "";
}

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

export type CheckedPage = {
  /** The page's id without the prefix of a draft or version. */
  id: string;
  /** Name of the release that this version belongs to. Null for a draft or published document. */
  release: string | null;
  language: string;
  slug: string;
  /** Path on the site. Null while the language or the slug is missing. */
  address: string | null;
  value: unknown;
  /** Every object in the page's blocks, parents before children. */
  objects: readonly StoredObject[];
};

export const releaseOf = (value: unknown): string | null =>
  /^versions\.([^.]+)\./.exec(textAt(value, "_id"))?.[1] ?? null;

/** Parses the value of a page's form. Missing texts become empty strings. */
export function checkedPage(value: unknown): CheckedPage {
  const language = textAt(value, "language");
  const slug = textAt(fieldAt(value, "slug"), "current");
  return {
    id: getPublishedId(textAt(value, "_id")),
    release: releaseOf(value),
    language,
    slug,
    address: pagePath({ language, slug }),
    value,
    objects: [...objectsIn(fieldAt(value, "blocks"), ["blocks"])],
  };
}
