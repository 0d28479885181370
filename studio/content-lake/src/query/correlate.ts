import type { Documents } from "../dataset/view.ts";
import type { LakeDocument } from "../document.ts";
import { documentsWith, selectionOf } from "./look-up.ts";
import { isClosed, scopedNodes } from "./scope.ts";
import {
  fieldOf,
  isDatasetFilter,
  type ConstrainedField,
  type FilterNode,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** A condition that compares a document with the one outside its list, `^`. */
interface Correlation {
  field: ConstrainedField;
  /** What it is compared with, as it is written outside the list. */
  outside: SyntaxNode;
}

/** Begins what is "dereferenced" where a list of documents is meant; no document has such an id. */
const mark = "\u0000";

const fields: readonly ConstrainedField[] = [
  "_id",
  "_type",
  "slug.current",
  "language",
  "references",
];

/**
 * Narrows, in place, the lists of the dataset that depend on the document around them, `*[references(^._id)]`: what they
 * select by an indexed attribute is looked up for each such document; otherwise a part of their condition that doesn't
 * depend on it (`_type == "post"`) becomes a list of its own, which is read once. The condition stays and decides.
 */
export function narrowCorrelated(tree: SyntaxNode): void {
  for (const { node, scope } of scopedNodes(tree)) {
    if (scope !== "nested" || !isDatasetFilter(node) || isClosed(node)) continue;
    const [correlation] = correlationsOf(node.expr);
    node.base = correlation ? lookedUp(correlation, node.base) : (closedPart(node) ?? node.base);
  }
}

/** The documents that something "dereferenced" stands for; undefined for a reference in the usual sense. */
export function correlatedDocuments(
  ref: string,
  source: Documents,
): readonly LakeDocument[] | undefined {
  if (!ref.startsWith(mark)) return undefined;
  const field = fields[Number(ref.charAt(1))];
  return field === undefined ? [] : documentsWith(field, [ref.slice(2)], source);
}

/**
 * The documents whose attribute is what stands outside. groq-js evaluates this as a reference, whose target may be a list.
 * What is no string is left to the list as it was: two missing attributes are equal.
 */
function lookedUp({ field, outside }: Correlation, list: SyntaxNode): SyntaxNode {
  const begin: SyntaxNode = { type: "Value", value: `${mark}${fields.indexOf(field)}` };
  const reference: SyntaxNode = {
    type: "Object",
    attributes: [
      {
        type: "ObjectAttributeValue",
        name: "_ref",
        value: { type: "OpCall", op: "+", left: begin, right: outside },
      },
    ],
  };
  const isText: SyntaxNode = {
    type: "OpCall",
    op: ">=",
    left: outside,
    right: { type: "Value", value: "" },
  };
  const value: SyntaxNode = { type: "Deref", base: reference };
  return {
    type: "Select",
    alternatives: [{ type: "SelectAlternative", condition: isText, value }],
    fallback: list,
  };
}

/** `*[…]` with the first of a filter's conditions that means the same for every document outside, and can be looked up. */
function closedPart(filter: FilterNode): FilterNode | undefined {
  const parts = conditionsOf(filter.expr).map((expr) => ({ ...filter, expr }));
  const closed = parts.find((part) => isClosed(part) && selectionOf(part.expr));
  // A copy: what is done to one must not be done to the other.
  return closed && structuredClone(closed);
}

function conditionsOf(expr: SyntaxNode): SyntaxNode[] {
  if (expr.type === "Group") return conditionsOf(expr.base);
  if (expr.type === "And") return [...conditionsOf(expr.left), ...conditionsOf(expr.right)];
  return [expr];
}

/** The conditions that every document of the list meets; the narrower look-ups first. */
function correlationsOf(expr: SyntaxNode): Correlation[] {
  const found = conditionsOf(expr).flatMap(correlationOf);
  const isBroad = ({ field }: Correlation) => field === "_type" || field === "language";
  return [...found.filter((one) => !isBroad(one)), ...found.filter(isBroad)];
}

function correlationOf(expr: SyntaxNode): Correlation[] {
  if (expr.type === "FuncCall") {
    const [argument] = expr.args;
    const isReferences = expr.namespace === "global" && expr.name === "references";
    return isReferences && argument && expr.args.length === 1 ? referring(argument) : [];
  }
  if (expr.type !== "OpCall") return [];
  const { op, left, right } = expr;
  if (op === "in") return isReferenceList(right) ? referring(left) : [];
  if (op !== "==") return [];
  return [...comparison(left, right), ...comparison(right, left)];
}

function comparison(inside: SyntaxNode, other: SyntaxNode): Correlation[] {
  if (isReferencePath(inside)) return referring(other);
  const field = fieldOf(inside);
  const outside = outsideOf(other);
  return field && outside ? [{ field, outside }] : [];
}

function referring(other: SyntaxNode): Correlation[] {
  const outside = outsideOf(other);
  return outside ? [{ field: "references", outside }] : [];
}

/** `author._ref`, of the document itself. */
function isReferencePath(node: SyntaxNode): boolean {
  return node.type === "AccessAttribute" && node.name === "_ref" && isOwnPath(node.base);
}

/** `authors[]._ref`. */
function isReferenceList(node: SyntaxNode): boolean {
  if (node.type !== "Map" || node.base.type !== "ArrayCoerce" || !isOwnPath(node.base.base)) {
    return false;
  }
  const { expr } = node;
  return expr.type === "AccessAttribute" && expr.name === "_ref" && expr.base?.type === "This";
}

function isOwnPath(node: SyntaxNode | undefined): boolean {
  return node?.type === "AccessAttribute" && (!node.base || isOwnPath(node.base));
}

/** `^._id` as it is written outside the list: `@._id`, and `^.^.n` is `^.n`. */
function outsideOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === "Group") return outsideOf(node.base);
  if (node.type === "Parent") {
    return node.n > 1 ? { type: "Parent", n: node.n - 1 } : { type: "This" };
  }
  if (node.type !== "AccessAttribute" || !node.base) return undefined;
  const base = outsideOf(node.base);
  return base && { type: "AccessAttribute", name: node.name, base };
}
