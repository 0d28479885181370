import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isObject, publishedIdOf, type LakeDocument } from "../document.ts";
import type { DatasetRead } from "./condition.ts";
import { allowedStrings, type ConstrainedField } from "./constraints.ts";

/**
 * The hash of a `DataKey`. A response carries the tags of the keys that its result depends on. A commit announces those of
 * the keys that its documents had before and have now. A result can only change when one of its tags is announced.
 *
 * Each read of the dataset contributes the narrowest keys that its constraints allow, each reference the document's id.
 */
export type SyncTag = `s1:${string}`;

/**
 * A key for data that a query can depend on. The kinds of keys, from the narrowest to the broadest:
 * `i:<published id>`; `s:<type>|<slug>|<language>`; `s:<type>|<slug>`; `t:<type>`; `*` (every
 * commit). Keys are compared and hashed, and never parsed.
 */
export type DataKey = `i:${string}` | `s:${string}|${string}` | `t:${string}` | "*";

/** Maximum number of narrow keys for one read of the dataset, or for all references. Above it, broader ones replace them. */
const keyCeiling = 100;

const everything = "*";

export function readKeys(
  reads: readonly DatasetRead[],
  params: Readonly<Record<string, unknown>>,
): Set<DataKey> {
  const keys = new Set<DataKey>();
  for (const read of reads) for (const key of keysOfRead(read, params)) keys.add(key);
  return keys;
}

function keysOfRead(
  { types: typeValues, constraints }: DatasetRead,
  params: Readonly<Record<string, unknown>>,
): DataKey[] {
  const allowed = (field: ConstrainedField) => {
    const constraint = constraints.find((one) => one.field === field);
    return constraint && allowedStrings(constraint.values, { params });
  };
  const ids = allowed("_id");
  if (ids && ids.length <= keyCeiling) return ids.map((id) => idKey(id));
  const types = typeValues && allowedStrings(typeValues, { params });
  if (!types || types.length > keyCeiling) return [everything];
  const slugs = allowed("slug.current");
  if (!slugs || types.length * slugs.length > keyCeiling) return types.map((type) => typeKey(type));
  const languages = allowed("language");
  const isFine = languages && types.length * slugs.length * languages.length <= keyCeiling;
  return types.flatMap((type) =>
    slugs.flatMap((slug) =>
      isFine ? languages.map((language) => slugKey(type, slug, language)) : [slugKey(type, slug)],
    ),
  );
}

const idKey = (id: string): DataKey => `i:${publishedIdOf(id)}`;

const typeKey = (type: string): DataKey => `t:${type}`;

function slugKey(type: string, slug: string, language?: string): DataKey {
  return language === undefined ? `s:${type}|${slug}` : `s:${type}|${slug}|${language}`;
}

export function referenceKeys(
  reached: ReadonlySet<string>,
  find: (id: string) => LakeDocument | undefined,
): Set<DataKey> {
  if (reached.size <= keyCeiling) return new Set([...reached].map((id) => idKey(id)));
  const types = [...reached].map((id) => find(id)?._type);
  return new Set(types.map((type) => (type === undefined ? everything : typeKey(type))));
}

/** `forms` has every published document, draft and version that changed, both as it was and as it is now. */
export function documentKeys(forms: Iterable<LakeDocument>): Set<DataKey> {
  const keys = new Set<DataKey>([everything]);
  for (const form of forms) {
    keys.add(idKey(form._id));
    keys.add(typeKey(form._type));
    const slug = isObject(form["slug"]) ? form["slug"]["current"] : undefined;
    if (typeof slug !== "string") continue;
    keys.add(slugKey(form._type, slug));
    if (typeof form["language"] === "string") keys.add(slugKey(form._type, slug, form["language"]));
  }
  return keys;
}

/** Computing a keyed hash takes as long as the rest of a small query, and a site repeats the same few pages. */
const knownTags = new LRUCache<string, SyncTag>({ max: 20_000 });

/** Converts keys to tags. The secret prevents strangers from guessing which page a tag belongs to. */
export function tagsOf(keys: Iterable<DataKey>, secret: string, dataset: string): SyncTag[] {
  return [...keys].map((key) => {
    const name = `${secret}\n${dataset}\n${key}`;
    const known = knownTags.get(name);
    if (known !== undefined) return known;
    const digest = createHmac("sha256", secret).update(`${dataset}\n${key}`).digest("base64url");
    const tag: SyncTag = `s1:${digest.slice(0, 8)}`;
    knownTags.set(name, tag);
    return tag;
  });
}
