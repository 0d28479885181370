import { parseError } from "./query-errors.ts";
import { replaceNode, visitNodes, type SyntaxNode } from "./syntax-tree.ts";

/** Replaces null while `array::unique` compares. JSON documents practically never contain this text. */
const nullMark = "\u0000null";

/**
 * Rewrites, in place, expressions that groq-js evaluates differently from Sanity. In groq-js, `path(a) in path(b)` is
 * always null, and `array::unique` keeps every null. Throws a 400 for a `score()` of something other than documents,
 * which groq-js accepts.
 */
export function repairTree(tree: SyntaxNode, query: string): void {
  visitNodes(tree, (node) => {
    if (node.type === "OpCall" && node.op === "in" && isCall(node.right, "global", "path")) {
      const path = isCall(node.left, "global", "path") ? node.left.args[0] : undefined;
      if (path) node.left = path;
    }
    if (isCall(node, "array", "unique")) repairUnique(node);
    if (node.type === "PipeFuncCall" && node.name === "score") checkScored(node.base, query);
  });
}

type FuncCall = Extract<SyntaxNode, { type: "FuncCall" }>;

function isCall(node: SyntaxNode, namespace: string, name: string): node is FuncCall {
  return node.type === "FuncCall" && node.namespace === namespace && node.name === name;
}

/** Rewrites `array::unique(x)` so that a marker replaces each null before the call and becomes null again after it. */
function repairUnique(call: FuncCall): void {
  const [list] = call.args;
  if (!list || isMarked(list)) return;
  const mark: SyntaxNode = { type: "Value", value: nullMark };
  const nothing: SyntaxNode = { type: "Value", value: null };
  const unique = { ...call, args: [replacing(list, nothing, mark)] };
  replaceNode(call, replacing(unique, mark, nothing));
}

/** Whether a list has been rewritten already: the same visit also reaches the call inside a rewritten one. */
function isMarked(list: SyntaxNode): boolean {
  if (list.type !== "Map" || list.expr.type !== "Select") return false;
  const [first] = list.expr.alternatives;
  return first?.value.type === "Value" && first.value.value === nullMark;
}

/** Returns `base[]` with one value replaced by another. */
function replacing(base: SyntaxNode, from: SyntaxNode, to: SyntaxNode): SyntaxNode {
  const condition: SyntaxNode = { type: "OpCall", op: "==", left: { type: "This" }, right: from };
  const alternatives = [{ type: "SelectAlternative" as const, condition, value: to }];
  return { type: "Map", base, expr: { type: "Select", alternatives, fallback: { type: "This" } } };
}

function checkScored(base: SyntaxNode, query: string): void {
  let node = base;
  while (node.type === "Group" || node.type === "Filter" || node.type === "PipeFuncCall")
    node = node.base;
  if (node.type !== "Map" && node.type !== "AccessElement" && node.type !== "Projection") return;
  throw parseError(
    query,
    "score() takes documents: put it before the projection or element access",
  );
}
