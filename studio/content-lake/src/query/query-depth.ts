import { childrenOf } from "./scope.ts";
import type { SyntaxNode } from "./syntax-tree.ts";

/** How many brackets a query's text has open at once, those in its strings left out. */
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

/** The levels of a syntax tree, counted without recursion: what walks it later recurses. */
export function treeDepth(tree: SyntaxNode): number {
  let depth = 0;
  let level = [tree];
  while (level.length) {
    depth += 1;
    level = level.flatMap((node) => childrenOf(node).map((child) => child.node));
  }
  return depth;
}
