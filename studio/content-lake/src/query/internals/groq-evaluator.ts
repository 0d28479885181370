import { evaluate, evaluateSync, Path } from "groq-js";
import { geoExpression } from "./geo-calls.ts";
import {
  attribute,
  choice,
  isCall,
  mapChildren,
  operation,
  parameter,
  type FunctionNode,
  type SyntaxNode,
} from "./groq-tree.ts";

/** The options of groq-js's `evaluate`. groq-js's build lacks a declaration of them. */
export interface EvaluateOptions {
  params: Record<string, unknown>;
  dataset: readonly unknown[];
  identity: string;
  timestamp?: Date;
  sanity?: { projectId: string; dataset: string };
  dereference: (reference: { _ref: string }) => unknown;
  root?: unknown;
}

/** Evaluates a tree. Throws for functions that groq-js only evaluates asynchronously. */
export function evaluateTree(tree: SyntaxNode, options: EvaluateOptions): unknown {
  const { data }: { data: unknown } = evaluateSync(tree, options);
  return data;
}

/** Evaluates a tree that may contain asynchronous functions. Takes several times as long as {@link evaluateTree}. */
export async function evaluateTreeLater(
  tree: SyntaxNode,
  options: EvaluateOptions,
): Promise<unknown> {
  const value = await evaluate(tree, options);
  const { data }: { data: unknown } = await value.asStatic();
  return data;
}

export function isAsynchronousCall({ namespace }: FunctionNode): boolean {
  return namespace === "diff" || namespace === "delta";
}

/**
 * Returns a parameter value that makes `text in $parameter` call `matches` and return its result. If `text` isn't a
 * string, the expression is null and `matches` isn't called. This works because groq-js treats the parameter like a
 * `path("…")`.
 */
export function callbackOf(matches: (text: string) => boolean): unknown {
  const prototype: object = Path.prototype;
  const callback: unknown = Object.create(prototype, { matches: { value: matches } });
  return callback;
}

/**
 * Returns an expression that calls the callback in parameter `name` and has the value of `expr`. The callback must
 * return false, because the expression would otherwise be null.
 */
export function afterCallback(name: string, expr: SyntaxNode): SyntaxNode {
  const call = operation({ type: "Value", value: "" }, "in", parameter(name));
  return choice(call, { type: "Value", value: null }, expr);
}

/** The reference that an asynchronous evaluation follows where it may pause. No document has an empty id. */
const pauseReference = { _ref: "" };

export const isPause = ({ _ref }: { _ref: string }) => _ref === pauseReference._ref;

/**
 * Returns an expression that has the value of `expr`, for an asynchronous evaluation. The evaluation first dereferences
 * a reference for which {@link isPause} is true, and waits for it. The result must be null.
 */
export function afterPause(expr: SyntaxNode): SyntaxNode {
  const base: SyntaxNode = { type: "Value", value: pauseReference };
  const args: SyntaxNode[] = [{ type: "Deref", base }];
  const isDefined: SyntaxNode = { type: "FuncCall", namespace: "global", name: "defined", args };
  return choice(isDefined, { type: "Value", value: null }, expr);
}

/**
 * Returns the value of a parameter through which a query can call `find`. {@link foundBy} returns
 * the expression for the call. The value of that expression is what `find` returns.
 */
export function finderOf(find: (text: string) => unknown): unknown {
  let found: unknown = null;
  const key = callbackOf((text) => {
    found = find(text);
    return true;
  });
  return {
    key,
    get found() {
      return found;
    },
  };
}

/**
 * Returns the expression `text in $name.key => $name.found, fallback`. The parameter `name` has a value from
 * {@link finderOf}. Evaluating `in` calls the function `find` with `text`, and `$name.found` is then its result. If
 * `text` isn't a string, the expression has the value of `fallback`.
 */
export function foundBy(name: string, text: SyntaxNode, fallback: SyntaxNode): SyntaxNode {
  const finder = parameter(name);
  const isFound = operation(text, "in", attribute("key", finder));
  return choice(isFound, attribute("found", finder), fallback);
}

/** Name of the parameter that measures the texts of `array::join()`: a value from {@link finderOf}. */
export const joinedName = "the joined text";

/**
 * Makes a query measure the text of an `array::join()`, whose separator can be many times as long as its items. The
 * text costs little memory until it is read.
 */
export function measured(node: SyntaxNode): SyntaxNode {
  return isCall(node, "array", "join")
    ? foundBy(joinedName, node, { type: "Value", value: null })
    : node;
}

/**
 * Text that replaces null in a list before `array::unique` is evaluated, because groq-js would keep
 * every null. JSON documents practically never contain this text.
 */
const nullMark = "\u0000null";

/** Returns a copy of a tree in which every expression is {@link repaired} and {@link measured}. */
export function repairedTree(tree: SyntaxNode): SyntaxNode {
  return measured(repaired(mapChildren(tree, repairedTree)));
}

/**
 * Returns an expression for which groq-js computes the value that `node` has in Sanity. In groq-js,
 * `path(a) in path(b)` is always null, `array::unique` keeps every null, and the functions of `geo` are not
 * implemented.
 */
export function repaired(node: SyntaxNode): SyntaxNode {
  if (node.type === "FuncCall" && node.namespace === "geo") return geoExpression(node);
  if (node.type === "OpCall" && node.op === "in" && isCall(node.right, "global", "path")) {
    const path = isCall(node.left, "global", "path") ? node.left.args[0] : undefined;
    return path ? { ...node, left: path } : node;
  }
  if (!isCall(node, "array", "unique")) return node;
  const [list] = node.args;
  if (!list) return node;
  const mark: SyntaxNode = { type: "Value", value: nullMark };
  const nothing: SyntaxNode = { type: "Value", value: null };
  const unique = { ...node, args: [replacing(list, nothing, mark)] };
  return replacing(unique, mark, nothing);
}

function replacing(base: SyntaxNode, from: SyntaxNode, to: SyntaxNode): SyntaxNode {
  const item: SyntaxNode = { type: "This" };
  return { type: "Map", base, expr: choice(operation(item, "==", from), to, item) };
}

/** Whether a projection has replaced the documents of a list. The lake rejects `score()` of such a list. */
export function isProjected(node: SyntaxNode): boolean {
  switch (node.type) {
    case "Group":
    case "Filter":
    case "PipeFuncCall":
      return isProjected(node.base);
    default:
      return node.type === "Map" || node.type === "AccessElement" || node.type === "Projection";
  }
}
