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

/** A condition that compares a document of a nested list with the enclosing document, `^`. */
interface Correlation {
  field: ConstrainedField;
  /** The other side of the comparison, rewritten for the scope outside the list. */
  outside: SyntaxNode;
}

/** Prefix of a pseudo-reference, which resolves to a list of documents. No document id contains it. */
const mark = "\u0000";

const fields: readonly ConstrainedField[] = [
  "_id",
  "_type",
  "slug.current",
  "language",
  "references",
];

/**
 * Narrows, in place, nested dataset lists that depend on the enclosing document, such as `*[references(^._id)]`. If a
 * condition compares an indexed attribute, the list becomes a look-up for each enclosing document. Otherwise a
 * condition that doesn't depend on the enclosing document (`_type == "post"`) becomes a list of its own, which is read
 * once. The whole condition is still evaluated.
 */
export function narrowCorrelated(tree: SyntaxNode): void {
  for (const { node, scope } of scopedNodes(tree)) {
    if (scope !== "nested" || !isDatasetFilter(node) || isClosed(node)) continue;
    const [correlation] = correlationsOf(node.expr);
    node.base = correlation ? lookedUp(correlation, node.base) : (closedPart(node) ?? node.base);
  }
}

/** Resolves a pseudo-reference to its documents; returns undefined for an ordinary reference. */
export function correlatedDocuments(
  ref: string,
  source: Documents,
): readonly LakeDocument[] | undefined {
  if (!ref.startsWith(mark)) return undefined;
  const field = fields[Number(ref.charAt(1))];
  return field === undefined ? [] : documentsWith(field, [ref.slice(2)], source);
}

/**
 * Returns an expression for the documents whose attribute equals the outside value. groq-js evaluates it as a
 * reference, whose target may be a list. A value that isn't a string falls back to `list`, because two missing
 * attributes are equal.
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

/**
 * Returns `*[…]` with the first condition of a filter that doesn't depend on the enclosing document and can be looked
 * up.
 */
function closedPart(filter: FilterNode): FilterNode | undefined {
  const parts = conditionsOf(filter.expr).map((expr) => ({ ...filter, expr }));
  const closed = parts.find((part) => isClosed(part) && selectionOf(part.expr));
  // Copied because the filter keeps the same condition, and later passes change nodes in place.
  return closed && structuredClone(closed);
}

function conditionsOf(expr: SyntaxNode): SyntaxNode[] {
  if (expr.type === "Group") return conditionsOf(expr.base);
  if (expr.type === "And") return [...conditionsOf(expr.left), ...conditionsOf(expr.right)];
  return [expr];
}

/** Returns the look-ups that a filter's conditions allow, the most selective first. */
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

/** Whether the node is a path to a reference of the document itself, such as `author._ref`. */
function isReferencePath(node: SyntaxNode): boolean {
  return node.type === "AccessAttribute" && node.name === "_ref" && isOwnPath(node.base);
}

/** Whether the node lists the references of the document itself, such as `authors[]._ref`. */
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

/** Rewrites `^._id` for the scope outside the list: it becomes `@._id`, and `^.^.n` becomes `^.n`. */
function outsideOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === "Group") return outsideOf(node.base);
  if (node.type === "Parent") {
    return node.n > 1 ? { type: "Parent", n: node.n - 1 } : { type: "This" };
  }
  if (node.type !== "AccessAttribute" || !node.base) return undefined;
  const base = outsideOf(node.base);
  return base && { type: "AccessAttribute", name: node.name, base };
}
