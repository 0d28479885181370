import { byId, positionOf, rangeOf } from "../dataset/sorted-documents.ts";
import type { Documents } from "../dataset/view.ts";
import type { LakeDocument } from "../document.ts";
import type { Selection } from "./condition.ts";
import {
  allowedStrings,
  textValueOf,
  type Bindings,
  type ConstrainedField,
} from "./constraints.ts";

/**
 * The smallest indexed list that contains every document of a selection, in the order of ids. Undefined if no index can
 * be used, for example because a parameter isn't a string: every document has to be examined.
 */
export function lookUp(
  selection: Selection,
  bindings: Bindings,
  source: Documents,
): readonly LakeDocument[] | undefined {
  const first = firstId(selection, bindings);
  const found = indexed(selection, bindings, source)?.list();
  if (first === undefined) return found;
  const documents = found ?? source.all();
  const start = positionOf(first, documents);
  return start === 0 ? documents : documents.slice(start);
}

/** A list of documents that is only computed if it is read. `size` is its maximum length. */
interface Candidates {
  size: number;
  list: () => readonly LakeDocument[];
}

function indexed(
  selection: Selection,
  bindings: Bindings,
  source: Documents,
): Candidates | undefined {
  if ("from" in selection) return undefined;
  if ("beginning" in selection) return beginningWith(selection.beginning, source);
  if ("of" in selection) {
    const { field, values } = selection.of;
    const allowed = allowedStrings(values, bindings);
    return allowed && candidatesWith(field, allowed, source);
  }
  const [first, second] = "all" in selection ? selection.all : selection.any;
  const left = indexed(first, bindings, source);
  const right = indexed(second, bindings, source);
  if ("any" in selection) return left && right && either(left, right);
  if (!left || !right) return left ?? right;
  return left.size <= right.size ? left : right;
}

function beginningWith(beginning: string, source: Documents): Candidates {
  const documents = source.all();
  const { start, end } = rangeOf(beginning, documents);
  return { size: end - start, list: () => documents.slice(start, end) };
}

const either = (left: Candidates, right: Candidates): Candidates => ({
  size: left.size + right.size,
  list: () => union([left.list(), right.list()].filter((list) => list.length > 0)),
});

function candidatesWith(
  field: ConstrainedField,
  values: readonly string[],
  source: Documents,
): Candidates {
  if (field === "_id")
    return {
      size: values.length,
      list: () => [...new Set(values.flatMap((value) => source.get(value) ?? []))].toSorted(byId),
    };
  const lists = values.map((value) => source.bucket(field, value));
  if (field === "references")
    for (const value of values) lists.push(source.bucket("foreignReferences", value));
  const filled = lists.filter((list) => list.length > 0);
  const size = filled.reduce((sum, { length }) => sum + length, 0);
  return { size, list: () => union(filled) };
}

/** Returns the id from which on a selection contains documents. Undefined if it may contain documents with any id. */
function firstId(selection: Selection, bindings: Bindings): string | undefined {
  if ("from" in selection) return textValueOf(selection.from, bindings);
  if (!("all" in selection)) return undefined;
  const [left, right] = selection.all.map((part) => firstId(part, bindings));
  return left !== undefined && right !== undefined && left < right ? right : (left ?? right);
}

export const documentsWith = (
  field: ConstrainedField,
  values: readonly string[],
  source: Documents,
): readonly LakeDocument[] => candidatesWith(field, values, source).list();

/** Returns the documents of several lists, each once, in the order of ids. A single list may be the index's own. */
function union(lists: readonly (readonly LakeDocument[])[]): readonly LakeDocument[] {
  const [only, ...more] = lists;
  if (!only || more.length === 0) return only ?? [];
  const found = new Set(only);
  for (const list of more) for (const document of list) found.add(document);
  return [...found].toSorted(byId);
}
