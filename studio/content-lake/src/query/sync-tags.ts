import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isObject, publishedIdOf, type LakeDocument } from "../document.ts";
import {
  allowedValues,
  constraintsOf,
  isDatasetFilter,
  visitNodes,
  type Constraint,
  type ConstrainedField,
  type SyntaxNode,
} from "./syntax-tree.ts";

/**
 * Identifies data that a query's result depends on. A response carries the tags of its keys. A commit announces the
 * tags of its documents' keys, before and after the change. A result can only change when one of its tags is announced.
 *
 * Keys, from fine to coarse: `i:<published id>`; `s:<type>|<slug>|<language>`; `s:<type>|<slug>`; `t:<type>`; `*`
 * (every commit). Each filter of the dataset in a query contributes the finest keys that its constraints allow. Each
 * document reached through a reference contributes its id.
 */
export type SyncTag = `s1:${string}`;

/** If a query has more keys than this, coarser ones replace them. */
const keyCeiling = 100;

const everything = "*";

/** Returns the keys on which the filters of a query depend with these parameters. */
export function filterKeys(
  tree: SyntaxNode,
  params: Readonly<Record<string, unknown>>,
): Set<string> {
  const keys = new Set<string>();
  const filtered = new Set<SyntaxNode>();
  visitNodes(tree, (node) => {
    if (isDatasetFilter(node)) {
      filtered.add(node.base);
      for (const key of keysOfFilter(constraintsOf(node.expr), params)) keys.add(key);
    } else if (node.type === "Everything" && !filtered.has(node)) keys.add(everything);
    else if (node.type === "FuncCall" && node.namespace === "releases")
      keys.add("t:system.release");
  });
  return keys;
}

function keysOfFilter(
  constraints: readonly Constraint[],
  params: Readonly<Record<string, unknown>>,
): string[] {
  const valuesOf = (field: ConstrainedField) => {
    for (const constraint of constraints) {
      const values = constraint.field === field ? allowedValues(constraint, params) : undefined;
      if (values) return values;
    }
    return undefined;
  };
  const ids = valuesOf("_id");
  if (ids && ids.length <= keyCeiling) return ids.map((id) => `i:${publishedIdOf(id)}`);
  const types = valuesOf("_type");
  if (!types || types.length > keyCeiling) return [everything];
  const slugs = valuesOf("slug.current");
  if (!slugs || types.length * slugs.length > keyCeiling) return types.map((type) => `t:${type}`);
  const languages = valuesOf("language");
  const isFine = languages && types.length * slugs.length * languages.length <= keyCeiling;
  const bySlug = types.flatMap((type) => slugs.map((slug) => `s:${type}|${slug}`));
  return isFine
    ? bySlug.flatMap((key) => languages.map((language) => `${key}|${language}`))
    : bySlug;
}

/** Returns the keys of documents reached through references: their ids or, if there are very many, their types. */
export function referenceKeys(
  reached: ReadonlySet<string>,
  find: (id: string) => LakeDocument | undefined,
): Set<string> {
  if (reached.size <= keyCeiling)
    return new Set([...reached].map((id) => `i:${publishedIdOf(id)}`));
  const types = [...reached].map((id) => find(id)?._type);
  return new Set(types.map((type) => (type === undefined ? everything : `t:${type}`)));
}

/** Returns the keys that a commit affects: those of every form of its documents, before and after the change. */
export function documentKeys(forms: Iterable<LakeDocument>): Set<string> {
  const keys = new Set<string>([everything]);
  for (const form of forms) {
    keys.add(`i:${publishedIdOf(form._id)}`);
    keys.add(`t:${form._type}`);
    const slug = isObject(form["slug"]) ? form["slug"]["current"] : undefined;
    if (typeof slug !== "string") continue;
    keys.add(`s:${form._type}|${slug}`);
    if (typeof form["language"] === "string")
      keys.add(`s:${form._type}|${slug}|${form["language"]}`);
  }
  return keys;
}

/** Known tags. A keyed hash takes as long as the rest of a small query, and a site repeats the same few pages. */
const knownTags = new LRUCache<string, SyncTag>({ max: 20_000 });

/** Converts keys to tags. The secret prevents strangers from guessing which page a tag belongs to. */
export function tagsOf(keys: Iterable<string>, secret: string, dataset: string): SyncTag[] {
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
