import { selectionOf, type Selection } from "./look-up.ts";
import { childrenOf, isClosed } from "./scope.ts";
import { replaceNode, type SyntaxNode } from "./syntax-tree.ts";

/** The parameter under which a step is given a piece of its list. */
export const pieceName = "__piece";

/** One list of a query, worked out by itself, before what it is part of, and piece by piece. */
export interface Step {
  /** The parameter under which later steps find the list. */
  parameter: string;
  /** Where its items come from: the dataset, or the parameter of an earlier step. */
  from: { dataset: Selection | undefined } | { step: string };
  /** Filter, map, order, score or slice, of a piece. */
  node: SyntaxNode;
  /** Items wanted at most. */
  limit: number;
  /** Of the dataset: what was changed last first. */
  isNewestFirst: boolean;
}

/** How a query is carried out: its steps, then what is left of the tree. */
export interface Plan {
  steps: readonly Step[];
  result: SyntaxNode;
  /** No part of it can take much longer than its documents are large; it needs no watching. */
  isLight: boolean;
}

/**
 * Takes every list of the dataset that means the same wherever it stands out of a tree (changed in place). So a list inside
 * a filter is read once, not once for each document; a look-up replaces a scan; and a long list is worked out in pieces,
 * with others in between.
 */
export function planQuery(tree: SyntaxNode): Plan {
  const steps = new Map<string, Step>();
  const isLight = isLightTree(tree, false);
  takeOut(tree, steps);
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

/** `order(_updatedAt desc)`, for which there is an index. */
function isByNewest(node: ListNode): boolean {
  if (node.type !== "PipeFuncCall" || node.name !== "order" || node.args.length > 1) return false;
  const [by] = node.args;
  if (by?.type !== "Desc" || by.base.type !== "AccessAttribute") return false;
  return by.base.name === "_updatedAt" && !by.base.base;
}

function ungrouped(node: SyntaxNode): SyntaxNode {
  return node.type === "Group" ? ungrouped(node.base) : node;
}

/** A slice or one element from the front needs no more of its list than that; a list mapped one to one passes it on. */
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
 * Is a list inside a list always one of the document's own? Others multiply. Patterns count as heavy too: they are regular
 * expressions.
 */
function isLightTree(node: SyntaxNode, isInner: boolean): boolean {
  if (node.type === "OpCall" && (node.op === "match" || node.op === "+")) return false;
  if (node.type === "FuncCall" && node.name === "path") return false;
  if (isInner && multiplies.has(node.type)) return false;
  return childrenOf(node).every((child) =>
    isLightTree(child.node, isInner || child.scope !== "same"),
  );
}

const multiplies = new Set(["Everything", "Array", "Slice", "PipeFuncCall", "Parent"]);
