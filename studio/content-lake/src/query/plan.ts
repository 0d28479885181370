import { selectionOf, type Selection } from "./look-up.ts";
import { insertProbes } from "./insert-probes.ts";
import { childrenOf, isClosed, scopedNodes } from "./scope.ts";
import { replaceNode, type SyntaxNode } from "./syntax-tree.ts";

/** The parameter that passes a piece of its list to a step. */
export const pieceName = "__piece";

/** One list of a query. It is evaluated in pieces, before the expression that contains it. */
export interface Step {
  /** The parameter that passes the list to later steps. */
  parameter: string;
  /** The source of its items: the dataset, or the parameter of an earlier step. */
  from: { dataset: Selection | undefined } | { step: string };
  /** The filter, map, order, score or slice to evaluate for each piece. */
  node: SyntaxNode;
  /** The maximum number of items that the query needs. */
  limit: number;
  /** Whether the dataset's documents are read in the order of their last change, newest first. */
  isNewestFirst: boolean;
}

/** How a query is executed: its steps, then the rest of the tree. */
export interface Plan {
  steps: readonly Step[];
  result: SyntaxNode;
  /** Whether the evaluation time is in proportion to the size of the documents. Such a plan needs no time limit. */
  isLight: boolean;
}

/**
 * Extracts from a tree (changed in place) every dataset list that means the same wherever it occurs. A list inside a
 * filter is then read once, not once for each document. A look-up can replace a scan, and a long list is evaluated in
 * pieces, between which other requests run.
 */
export function planQuery(tree: SyntaxNode): Plan {
  const steps = new Map<string, Step>();
  const isLight = isShortTree(tree) && isLightTree(tree, false);
  takeOut(tree, steps);
  if (!isLight)
    for (const part of [tree, ...[...steps.values()].map(({ node }) => node)]) insertProbes(part);
  return { steps: [...steps.values()], result: tree, isLight };
}

type ListNode = Extract<
  SyntaxNode,
  { type: "Filter" | "Map" | "FlatMap" | "Slice" | "PipeFuncCall" }
>;

function takeOut(node: SyntaxNode, steps: Map<string, Step>): void {
  for (const child of childrenOf(node)) takeOut(child.node, steps);
  if (!("base" in node) || !node.base) return;
  const base = ungrouped(node.base);
  const earlier = base.type === "Parameter" ? steps.get(base.name) : undefined;
  const wanted = wantedOf(node);
  if (earlier && wanted !== undefined) limit(earlier, wanted, steps);
  if (!isList(node) || !isClosed(node)) return;
  if (base.type !== "Everything" && !earlier) return;
  if (earlier && isByNewest(node) && isWholeFilter(earlier)) {
    earlier.isNewestFirst = true;
    replaceNode(node, { type: "Parameter", name: earlier.parameter });
    return;
  }
  const parameter = `__list${steps.size}`;
  steps.set(parameter, stepOf(parameter, node, earlier));
  replaceNode(node, { type: "Parameter", name: parameter });
}

function stepOf(parameter: string, node: ListNode, earlier: Step | undefined): Step {
  const isNewestFirst = !earlier && isByNewest(node);
  const dataset = node.type === "Filter" ? selectionOf(node.expr) : undefined;
  const piece: SyntaxNode = { type: "Parameter", name: pieceName };
  return {
    parameter,
    from: earlier ? { step: earlier.parameter } : { dataset },
    node: isNewestFirst ? piece : { ...node, base: piece },
    limit: Infinity,
    isNewestFirst,
  };
}

function isList(node: SyntaxNode): node is ListNode {
  return (
    node.type === "Filter" ||
    node.type === "Map" ||
    node.type === "FlatMap" ||
    node.type === "Slice" ||
    node.type === "PipeFuncCall"
  );
}

const isWholeFilter = (step: Step) =>
  "dataset" in step.from && step.node.type === "Filter" && !step.isNewestFirst;

/** Whether a node is `order(_updatedAt desc)`, which has an index. */
function isByNewest(node: ListNode): boolean {
  if (node.type !== "PipeFuncCall" || node.name !== "order" || node.args.length > 1) return false;
  const [by] = node.args;
  if (by?.type !== "Desc" || by.base.type !== "AccessAttribute") return false;
  return by.base.name === "_updatedAt" && !by.base.base;
}

/** Returns the list that a node evaluates to: `(*)` and `*[]` are `*`. */
function ungrouped(node: SyntaxNode): SyntaxNode {
  return node.type === "Group" || node.type === "ArrayCoerce" ? ungrouped(node.base) : node;
}

/**
 * Limits a step to the items that a slice or an element access from the front needs. A one-to-one map passes the limit
 * on to the list that it maps.
 */
function limit(step: Step, wanted: number, steps: ReadonlyMap<string, Step>): void {
  step.limit = wanted;
  const base =
    step.node.type === "Map" && "step" in step.from ? steps.get(step.from.step) : undefined;
  if (base) limit(base, wanted, steps);
}

function wantedOf(node: SyntaxNode): number | undefined {
  if (node.type === "AccessElement") return node.index >= 0 ? node.index + 1 : undefined;
  if (node.type !== "Slice" || node.left < 0 || node.right < 0) return undefined;
  return node.isInclusive ? node.right + 1 : node.right;
}

/**
 * Whether each list inside a list belongs to the document itself. Other nested lists multiply the work. Patterns count
 * as heavy too, because they are regular expressions.
 */
function isLightTree(node: SyntaxNode, isInner: boolean): boolean {
  if (node.type === "OpCall" && (node.op === "match" || node.op === "+")) return false;
  if (node.type === "FuncCall" && node.name === "path") return false;
  if (node.type === "Array" && node.elements.some(({ isSplat }) => isSplat)) return false;
  if (isInner && (multiplies.has(node.type) || isForeignLoop(node))) return false;
  return childrenOf(node).every((child) =>
    isLightTree(child.node, isInner || child.scope !== "same"),
  );
}

const multiplies = new Set(["Everything", "Array", "Slice", "PipeFuncCall", "Parent"]);

/** Maximum number of nodes in a light tree. One item of a tree of this size costs little. */
const shortTree = 1_000;

function isShortTree(tree: SyntaxNode): boolean {
  let count = 0;
  for (const _ of scopedNodes(tree)) if ((count += 1) > shortTree) return false;
  return true;
}

/** Whether this is a loop over a list that isn't part of the current item, such as a parameter. */
function isForeignLoop(node: SyntaxNode): boolean {
  return (
    (node.type === "Map" || node.type === "FlatMap" || node.type === "Filter") && !isOwn(node.base)
  );
}

function isOwn(node: SyntaxNode): boolean {
  if (node.type === "This") return true;
  if (node.type === "AccessAttribute" && !node.base) return true;
  const isPath =
    node.type === "AccessAttribute" ||
    node.type === "AccessElement" ||
    node.type === "ArrayCoerce" ||
    node.type === "Deref" ||
    node.type === "Group" ||
    node.type === "Projection" ||
    node.type === "Map" ||
    node.type === "FlatMap" ||
    node.type === "Filter";
  return isPath && node.base !== undefined && isOwn(node.base);
}
