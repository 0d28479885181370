import { childrenOf } from "./scope.ts";
import type { SyntaxNode } from "./syntax-tree.ts";

/** Returns the largest number of brackets that a query's text has open at once, without those in strings. */
export function bracketDepth(query: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of query.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[[({\])}]/g)) {
    if ("[({".includes(token)) depth += 1;
    else if ("])}".includes(token)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Returns the number of levels of a syntax tree. Counts without recursion, because the tree may be too deep for it. */
export function treeDepth(tree: SyntaxNode): number {
  let depth = 0;
  let level = [tree];
  while (level.length) {
    depth += 1;
    level = level.flatMap((node) => childrenOf(node).map((child) => child.node));
  }
  return depth;
}
