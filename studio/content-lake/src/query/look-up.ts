import type { Documents } from "../dataset/view.ts";
import type { LakeDocument } from "../document.ts";
import type { Selection } from "./condition.ts";
import { allowedStrings, type Bindings, type ConstrainedField } from "./constraints.ts";

/**
 * Returns the smallest indexed list that contains every document of a selection, in the order of ids. Returns undefined
 * if no index can be used, for example because a parameter isn't a string. The caller then has to examine every
 * document.
 */
export function lookUp(
  selection: Selection,
  bindings: Bindings,
  source: Documents,
): readonly LakeDocument[] | undefined {
  if ("of" in selection) {
    const values = allowedStrings(selection.of.values, bindings);
    return values && documentsWith(selection.of.field, values, source);
  }
  const [first, second] = "all" in selection ? selection.all : selection.any;
  const left = lookUp(first, bindings, source);
  const right = lookUp(second, bindings, source);
  if ("any" in selection) return left && right && union([left, right]);
  if (!left || !right) return left ?? right;
  return left.length <= right.length ? left : right;
}

/** Returns the documents whose attribute has one of these values, in the order of ids. */
export function documentsWith(
  field: ConstrainedField,
  values: readonly string[],
  source: Documents,
): readonly LakeDocument[] {
  if (field === "_id") return union([values.flatMap((value) => source.get(value) ?? [])]);
  const lists = values.map((value) => source.bucket(field, value));
  if (field === "references")
    for (const value of values) lists.push(source.bucket("foreignReferences", value));
  const filled = lists.filter((list) => list.length > 0);
  return filled.length > 1 ? union(filled) : (filled[0] ?? []);
}

function union(lists: readonly (readonly LakeDocument[])[]): LakeDocument[] {
  const found = new Map<string, LakeDocument>();
  for (const list of lists) for (const document of list) found.set(document._id, document);
  return [...found.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}
