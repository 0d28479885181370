import { isNode, type SyntaxNode } from "./syntax-tree.ts";

/** A child of a node, and whether it is evaluated for each item of the node's base. */
export interface ScopedChild {
  node: SyntaxNode;
  /**
   * `same`: its parent's scope. `nested`: a scope of its own, which `^` leaves. `hidden`: a scope of its own that `^`
   * doesn't count.
   */
  scope: "same" | "nested" | "hidden";
}

const nodeTypes = new Set(
  (
    "AccessAttribute AccessElement And Array ArrayCoerce ArrayElement Asc Deref Desc Everything Filter FlatMap FuncCall " +
    "Group InRange Map Neg Not Object ObjectAttributeValue ObjectConditionalSplat ObjectSplat OpCall Or Parameter Parent " +
    "PipeFuncCall Pos Projection Select SelectAlternative Slice This Value"
  ).split(" "),
);

/** Functions that read the current document without naming it. */
const looksAtThis = new Set(["references", "versionOf", "partOfRelease"]);

/** Returns the nodes directly below this one. */
export function childrenOf(node: SyntaxNode): ScopedChild[] {
  if (node.type === "Value") return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) =>
    nodesIn(value).map((child) => ({ node: child, scope: scopeOf(node.type, name) })),
  );
}

/** Yields this node and every node below it, each with the nearest scope around it. */
export function* scopedNodes(
  node: SyntaxNode,
  scope: ScopedChild["scope"] = "same",
): Generator<ScopedChild> {
  yield { node, scope };
  for (const child of childrenOf(node))
    yield* scopedNodes(child.node, child.scope === "same" ? scope : child.scope);
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value] : [];
}

function scopeOf(type: string, property: string): ScopedChild["scope"] {
  if (type === "Filter" || type === "Projection") return property === "expr" ? "nested" : "same";
  if (type === "Map" || type === "FlatMap") return property === "expr" ? "hidden" : "same";
  return type === "PipeFuncCall" && property === "args" ? "nested" : "same";
}

/**
 * Returns whether a part of a query means the same wherever it occurs: it reads only the dataset, the parameters and
 * what it selects itself. An unknown type of node counts as dependent on its place.
 */
export function isClosed(node: SyntaxNode, depth = 0, isInner = false): boolean {
  if (!nodeTypes.has(node.type)) return false;
  if (node.type === "This") return isInner;
  if (node.type === "Parent") return node.n < depth;
  if (node.type === "AccessAttribute" && !node.base) return isInner;
  if (node.type === "FuncCall") {
    if (node.namespace === "diff" || node.namespace === "delta") return false;
    if (looksAtThis.has(node.name) && !isInner) return false;
  }
  return childrenOf(node).every((child) =>
    isClosed(
      child.node,
      depth + (child.scope === "nested" ? 1 : 0),
      isInner || child.scope !== "same",
    ),
  );
}
