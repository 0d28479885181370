import { childrenOf, type SyntaxNode } from "./internals/groq-tree.ts";
import { parseError } from "./query-errors.ts";

/**
 * Maximum number of times that a query may repeat a stored text or list in one of its values. Joining ten texts in each
 * of two projections repeats each 100 times at most. A function of a text, such as `upper()`, can't be interrupted.
 */
const growthCeiling = 200;

/**
 * Returns how many times a value of an expression contains a stored text or list at most, if `+` and lists repeat them.
 * `scope` is that number of the items that the expression reads.
 */
function growthOf(node: SyntaxNode, scope: number): number {
  const grown = (child: SyntaxNode) => growthOf(child, scope);
  switch (node.type) {
    case "This":
    case "Parent":
      return scope;
    case "AccessAttribute":
      return node.base ? grown(node.base) : scope;
    case "OpCall":
      return node.op === "+"
        ? grown(node.left) + grown(node.right)
        : Math.max(grown(node.left), grown(node.right));
    case "Array":
      return node.elements.reduce((sum, element) => sum + grown(element), 1);
    case "Projection":
    case "Map":
    case "FlatMap":
      return growthOf(node.expr, Math.max(scope, grown(node.base)));
    default: {
      const base = "base" in node && node.base ? node.base : undefined;
      // Computed once, because a query can be a chain of thousands of filters.
      const ofBase = base ? grown(base) : scope;
      const others = childrenOf(node).filter((child) => child.node !== base);
      const ofOthers = others.map((child) =>
        growthOf(child.node, child.scope === "same" ? scope : Math.max(scope, ofBase)),
      );
      return Math.max(1, base ? ofBase : 1, ...ofOthers);
    }
  }
}

/** Throws the 400 for a query that doubles a text or a list again and again, which takes seconds without a pause. */
export function checkGrowth(query: string, tree: SyntaxNode): void {
  if (growthOf(tree, 1) <= growthCeiling) return;
  const description = `The query may repeat a text or a list more than ${growthCeiling} times. Join fewer texts, or in fewer projections`;
  throw parseError(query, description);
}
