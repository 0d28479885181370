import { GroqSyntaxError, parse } from "groq-js";
import { withoutGeoCalls } from "./geo-text.ts";

/**
 * The nodes of groq-js 2.0.0's syntax tree, with the attributes that the lake reads. groq-js's own
 * declarations refer to files without types, so every node would be `any`. The tree isn't part of
 * the public interface of groq-js. Therefore the version of groq-js is pinned, and a test next to
 * this file checks the assumptions made here.
 */
export type SyntaxNode =
  | { type: "Everything" | "This" }
  | { type: "Parent"; n: number }
  | { type: "Value"; value: unknown }
  | { type: "Parameter"; name: string }
  | { type: "AccessAttribute"; name: string; base?: SyntaxNode }
  | { type: "Array"; elements: ArrayElementNode[] }
  | ArrayElementNode
  | { type: "And" | "Or"; left: SyntaxNode; right: SyntaxNode }
  | OperatorNode
  | FunctionNode
  | FilterNode
  | { type: "Map" | "FlatMap"; base: SyntaxNode; expr: SyntaxNode }
  | { type: "Projection"; base: SyntaxNode; expr: SyntaxNode }
  | { type: "Select"; alternatives: SelectAlternativeNode[]; fallback?: SyntaxNode }
  | SelectAlternativeNode
  | PipeNode
  | { type: "Slice"; base: SyntaxNode; left: number; right: number; isInclusive: boolean }
  | { type: "AccessElement"; base: SyntaxNode; index: number }
  | { type: "InRange"; base: SyntaxNode; left: SyntaxNode; right: SyntaxNode }
  | { type: BaseNodeType; base: SyntaxNode }
  | { type: "Object"; attributes: ObjectAttributeNode[] }
  | ObjectAttributeNode;

/** An attribute of an object: `"name": value`, `condition => value` or `...value`. */
export type ObjectAttributeNode =
  | { type: "ObjectAttributeValue"; name: string; value: SyntaxNode }
  | { type: "ObjectConditionalSplat"; condition: SyntaxNode; value: SyntaxNode }
  | { type: "ObjectSplat"; value: SyntaxNode };

export interface ArrayElementNode {
  type: "ArrayElement";
  value: SyntaxNode;
  isSplat: boolean;
}

export interface OperatorNode {
  type: "OpCall";
  op: string;
  left: SyntaxNode;
  right: SyntaxNode;
}

/** The namespace is `global` if the query names none. */
export interface FunctionNode {
  type: "FuncCall";
  namespace: string;
  name: string;
  args: SyntaxNode[];
}

interface FilterNode {
  type: "Filter";
  base: SyntaxNode;
  expr: SyntaxNode;
}

/** `condition => value` in `select(…)`. */
interface SelectAlternativeNode {
  type: "SelectAlternative";
  condition: SyntaxNode;
  value: SyntaxNode;
}

/** `base | order(…)` or `base | score(…)`. */
interface PipeNode {
  type: "PipeFuncCall";
  base: SyntaxNode;
  name: string;
  args: SyntaxNode[];
}

/** Types of the nodes whose only child is `base`. */
type BaseNodeType = "Group" | "Not" | "Neg" | "Pos" | "ArrayCoerce" | "Deref" | "Asc" | "Desc";

const nodeTypes = new Set(
  (
    "AccessAttribute AccessElement And Array ArrayCoerce ArrayElement Asc Deref Desc Everything Filter FlatMap FuncCall " +
    "Group InRange Map Neg Not Object ObjectAttributeValue ObjectConditionalSplat ObjectSplat OpCall Or Parameter Parent " +
    "PipeFuncCall Pos Projection Select SelectAlternative Slice This Value"
  ).split(" "),
);

/** GROQ functions that read the current item although it is none of their arguments. */
const functionsOfItem = new Set([
  "global::references",
  "sanity::versionOf",
  "sanity::partOfRelease",
]);

/**
 * The scope in which a child is evaluated. `same`: the scope of its parent. `nested`: a new scope for each item of the
 * parent's base, from which `^` leads to the parent's scope. `hidden`: a new scope for each item, which `^` skips.
 */
export type Scope = "same" | "nested" | "hidden";

export interface Child {
  node: SyntaxNode;
  scope: Scope;
}

/** Parses a query. The values in `params` become constants of the tree. */
export function parseTree(query: string, params: Readonly<Record<string, unknown>>): SyntaxNode {
  const { text, originalPosition } = withoutGeoCalls(query);
  try {
    return parse(text, { params: { ...params } });
  } catch (error) {
    if (!(error instanceof GroqSyntaxError)) throw error;
    const detail = error.message.slice(error.message.indexOf(": ") + 2);
    throw new GroqSyntaxError(originalPosition(error.position), query, detail);
  }
}

/** Returns whether the lake knows how this type of node is evaluated. The selectors of `diff::` are not known. */
export function isKnown(node: SyntaxNode): boolean {
  return nodeTypes.has(node.type);
}

/** A constant has no child, even if its value looks like a node. */
export function childrenOf(node: SyntaxNode): Child[] {
  if (node.type === "Value") return [];
  return Object.entries(node).flatMap(([property, value]: [string, unknown]) => {
    const scope = scopeOf(node.type, property);
    return nodesIn(value).map((child) => ({ node: child, scope }));
  });
}

export function mapChildren<N extends SyntaxNode>(
  node: N,
  replace: (child: SyntaxNode, scope: Scope) => SyntaxNode,
): N {
  const copy = { ...node };
  if (node.type === "Value") return copy;
  for (const [property, value] of Object.entries(node)) {
    const scope = scopeOf(node.type, property);
    if (isNode(value)) Reflect.set(copy, property, replace(value, scope));
    else if (Array.isArray(value)) {
      const items: unknown[] = value;
      const replaced = items.map((item) => (isNode(item) ? replace(item, scope) : item));
      Reflect.set(copy, property, replaced);
    }
  }
  return copy;
}

function scopeOf(type: string, property: string): Scope {
  if (type === "Filter" || type === "Projection") return property === "expr" ? "nested" : "same";
  if (type === "Map" || type === "FlatMap") return property === "expr" ? "hidden" : "same";
  return type === "PipeFuncCall" && property === "args" ? "nested" : "same";
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (isNode(value)) return [value];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}

export function isCall(node: SyntaxNode, namespace: string, name: string): node is FunctionNode {
  return node.type === "FuncCall" && node.namespace === namespace && node.name === name;
}

export const isPipe = (node: SyntaxNode, name: string): node is PipeNode =>
  node.type === "PipeFuncCall" && node.name === name;

/** Returns whether a node itself reads the current item: `@`, `title` or `references(…)`. */
export function readsItem(node: SyntaxNode): boolean {
  if (node.type === "FuncCall") return functionsOfItem.has(`${node.namespace}::${node.name}`);
  return node.type === "This" || (node.type === "AccessAttribute" && !node.base);
}

/** Returns the node whose value this node selects from: `*` for `*[…]`, `a` for `a.b`. */
export function baseOf(node: SyntaxNode): SyntaxNode | undefined {
  return "base" in node ? node.base : undefined;
}

/** Returns a node without its parentheses and `[]`, which don't change the list: `*` for `(*)` and `*[]`. */
export function ungrouped(node: SyntaxNode): SyntaxNode {
  return node.type === "Group" || node.type === "ArrayCoerce" ? ungrouped(node.base) : node;
}

/** Nodes that compute a list from the list in `base`: filters, maps, slices and pipes such as `order()`. */
export type ListNode = Extract<
  SyntaxNode,
  { type: "Filter" | "Map" | "FlatMap" | "Slice" | "PipeFuncCall" }
>;

export function isList(node: SyntaxNode): node is ListNode {
  return (
    node.type === "Filter" ||
    node.type === "Map" ||
    node.type === "FlatMap" ||
    node.type === "Slice" ||
    node.type === "PipeFuncCall"
  );
}

export function isDatasetFilter(node: SyntaxNode): node is FilterNode {
  return node.type === "Filter" && node.base.type === "Everything";
}

/** Returns a node for an attribute of `base` or, without one, of the current item. */
export function attribute(name: string, base?: SyntaxNode): SyntaxNode {
  return { type: "AccessAttribute", name, ...(base && { base }) };
}

export function parameter(name: string): SyntaxNode {
  return { type: "Parameter", name };
}

/** Returns a node for `left op right`. */
export function operation(left: SyntaxNode, op: string, right: SyntaxNode): SyntaxNode {
  return { type: "OpCall", op, left, right };
}

/** Returns a node for `select(condition => value, fallback)`. */
export function choice(condition: SyntaxNode, value: SyntaxNode, fallback: SyntaxNode): SyntaxNode {
  return {
    type: "Select",
    alternatives: [{ type: "SelectAlternative", condition, value }],
    fallback,
  };
}
