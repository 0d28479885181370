import type { Documents } from "../dataset/view.ts";
import type { LakeDocument } from "../document.ts";
import {
  allowedValues,
  constraintsOf,
  type ConstrainedField,
  type Constraint,
  type SyntaxNode,
} from "./syntax-tree.ts";

/**
 * The documents that a filter can accept: those of one constraint, of all of several selections, or of either of two.
 */
export type Selection =
  | { of: Constraint }
  | { all: readonly Selection[] }
  | { any: readonly [Selection, Selection] };

type Params = Readonly<Record<string, unknown>>;

/** Returns what a filter's expression selects by indexed attributes, or undefined if it may accept any document. */
export function selectionOf(expr: SyntaxNode): Selection | undefined {
  if (expr.type === "Group") return selectionOf(expr.base);
  if (expr.type === "And") {
    const sides = [selectionOf(expr.left), selectionOf(expr.right)];
    const known = sides.filter((side) => side !== undefined);
    return known.length ? { all: known } : undefined;
  }
  if (expr.type === "Or") {
    const left = selectionOf(expr.left);
    const right = selectionOf(expr.right);
    return left && right && { any: [left, right] };
  }
  const [constraint] = constraintsOf(expr);
  return constraint && { of: constraint };
}

/**
 * Returns the smallest indexed list that contains every document of a selection, in the order of ids. Returns undefined
 * if the selection depends on an unusable parameter, so that every document has to be examined.
 */
export function lookUp(
  selection: Selection,
  params: Params,
  source: Documents,
): readonly LakeDocument[] | undefined {
  if ("of" in selection) return documentsMeeting(selection.of, params, source);
  if ("any" in selection) {
    const lists = selection.any.map((side) => lookUp(side, params, source));
    return lists.every((list) => list !== undefined) ? union(lists) : undefined;
  }
  const lists = selection.all.map((side) => lookUp(side, params, source));
  const known = lists.filter((list) => list !== undefined);
  return known.toSorted((a, b) => a.length - b.length)[0];
}

function documentsMeeting(
  constraint: Constraint,
  params: Params,
  source: Documents,
): readonly LakeDocument[] | undefined {
  const values = allowedValues(constraint, params);
  return values && documentsWith(constraint.field, values, source);
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
