import { fieldOf, type ConstrainedField } from "./constraints.ts";
import { attribute, isCall, type SyntaxNode } from "./internals/groq-tree.ts";

/**
 * A condition that compares a document of a nested list with the enclosing document, as in `*[references(^._id)]`: the
 * list's documents can be looked up in an index.
 */
export interface Correlation {
  field: ConstrainedField;
  /** The side of the comparison that reads the enclosing document, rewritten for the scope outside the list. */
  outside: SyntaxNode;
}

export function correlationsOf(expr: SyntaxNode): Correlation[] {
  if (expr.type === "FuncCall") {
    const [argument] = expr.args;
    const isReferences = isCall(expr, "global", "references");
    return isReferences && argument && expr.args.length === 1 ? referring(argument) : [];
  }
  if (expr.type !== "OpCall") return [];
  const { op, left, right } = expr;
  if (op === "in") return isReferenceList(right) ? referring(left) : [];
  if (op !== "==") return [];
  return [...comparison(left, right), ...comparison(right, left)];
}

/** Prefers attributes other than `_type` and `language`, because many documents share a type or a language. */
export function mostSelective(correlations: readonly Correlation[]): Correlation | undefined {
  const isBroad = ({ field }: Correlation) => field === "_type" || field === "language";
  return correlations.find((one) => !isBroad(one)) ?? correlations[0];
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

/** Rewrites a path from `^` for the scope outside the list: `^._id` becomes `@._id`, and `^.^.n` becomes `^.n`. */
function outsideOf(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === "Group") return outsideOf(node.base);
  if (node.type === "Parent") {
    return node.n > 1 ? { type: "Parent", n: node.n - 1 } : { type: "This" };
  }
  if (node.type !== "AccessAttribute" || !node.base) return undefined;
  const base = outsideOf(node.base);
  return base && attribute(node.name, base);
}
