import { baseOf, isCall, type Child, type SyntaxNode } from "./internals/groq-tree.ts";

export interface Cost {
  /**
   * Whether the time is proportional to the size of the documents: a loop inside another loop only reads a list of the
   * current document, and there are no patterns, because their regular expressions can take exponentially long.
   */
  isLight: boolean;
  /** Whether the expression stays light (`isLight`) when it is evaluated for each item of a list. */
  isLightForItem: boolean;
  /** Whether the expression is a path that begins at the current item, such as `author.name`. */
  isOwn: boolean;
  /**
   * Whether the expression only compares values of a document. Evaluating it for one document then takes microseconds,
   * whatever the document contains. The filters of nearly all listeners are plain.
   */
  isPlain: boolean;
}

/** Types of nodes that multiply the work if they are evaluated for each item of a list. */
const multiplies = new Set(["Everything", "Array", "Slice", "PipeFuncCall", "Parent"]);

/** Types of nodes that extend the path of their base, such as the access to `name` in `author.name`. */
const pathTypes = new Set([
  "AccessAttribute",
  "AccessElement",
  "ArrayCoerce",
  "Deref",
  "Group",
  "Projection",
  "Map",
  "FlatMap",
  "Filter",
]);

const plainTypes = new Set([
  "Everything",
  "This",
  "Value",
  "Parameter",
  "AccessAttribute",
  "Array",
  "ArrayElement",
  "Group",
  "And",
  "Or",
  "Not",
  "OpCall",
  "Filter",
  "FuncCall",
]);

const plainFunctions = new Set([
  "global::defined",
  "global::references",
  "global::coalesce",
  "sanity::versionOf",
  "sanity::partOfRelease",
]);

/** Maximum number of stars in a pattern such as `_.**`. Each further one multiplies the work of its regular expression. */
const starCeiling = 2;

/** The cost of a text query that the full-text index resolves. Its operands are not evaluated. */
export const lookUpCost: Cost = {
  isLight: true,
  isLightForItem: true,
  isOwn: false,
  isPlain: false,
};

export function costOf(
  node: SyntaxNode,
  children: readonly Child[],
  costAt: (node: SyntaxNode) => Cost | undefined,
): Cost {
  const base = baseOf(node);
  const isBaseOwn = base !== undefined && costAt(base)?.isOwn === true;
  const isSimple = !isHeavy(node);
  let isLight = isSimple;
  let isLightForItem = isSimple && !isHeavyForItem(node, isBaseOwn);
  let isPlainTree = isPlain(node);
  for (const child of children) {
    const cost = costAt(child.node);
    isLight &&= (child.scope === "same" ? cost?.isLight : cost?.isLightForItem) === true;
    isLightForItem &&= cost?.isLightForItem === true;
    isPlainTree &&= cost?.isPlain === true;
  }
  const isOwn = isItemPath(node) || (pathTypes.has(node.type) && isBaseOwn);
  return { isLight, isLightForItem, isOwn, isPlain: isPlainTree };
}

function isItemPath(node: SyntaxNode): boolean {
  return node.type === "This" || (node.type === "AccessAttribute" && !node.base);
}

function isHeavy(node: SyntaxNode): boolean {
  if (node.type === "OpCall") return node.op === "match" || node.op === "+";
  if (node.type === "Array") return node.elements.some(({ isSplat }) => isSplat);
  return node.type === "FuncCall" && (node.name === "path" || node.namespace === "geo");
}

/** Whether a node multiplies the work for each item, such as a loop over a list that isn't part of the item. */
function isHeavyForItem(node: SyntaxNode, isBaseOwn: boolean): boolean {
  if (node.type === "Map" || node.type === "FlatMap" || node.type === "Filter") return !isBaseOwn;
  return multiplies.has(node.type) || isCall(node, "array", "unique");
}

/** A node is plain only if all its operands are. Others (`match`, ranges, string functions) have a time limit. */
function isPlain(node: SyntaxNode): boolean {
  if (node.type === "OpCall") return node.op !== "match";
  if (node.type !== "FuncCall") return plainTypes.has(node.type);
  const name = `${node.namespace}::${node.name}`;
  return plainFunctions.has(name) || (name === "global::path" && isShort(node.args));
}

/** Whether the pattern of `path("…")` is a constant with few stars. */
function isShort([pattern]: readonly SyntaxNode[]): boolean {
  if (pattern?.type !== "Value" || typeof pattern.value !== "string") return false;
  return pattern.value.split("*").length <= starCeiling + 1;
}
