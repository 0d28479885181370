import {
  baseOf,
  isCall,
  mapChildren,
  readsItem,
  ungrouped,
  type ObjectAttributeNode,
  type SyntaxNode,
} from "./internals/groq-tree.ts";

/**
 * Rewrites `list{projection} | order(…)` to `list | order(…){projection}` throughout a query, if the order reads only
 * values that the projection copies from the documents. The result is the same. The query then projects only the
 * documents that it returns, and can read them in the order of an index. The Studio's lists have this form:
 * `*[…] {_id, "orderings": [_updatedAt]} | order(orderings[0] desc)[0...101]`.
 */
export function withOrderFirst(tree: SyntaxNode): SyntaxNode {
  const node = mapChildren(tree, withOrderFirst);
  if (node.type !== "PipeFuncCall" || node.name !== "order") return node;
  const map = ungroupedMap(node.base);
  const attributes = map && projectedAttributes(map.expr);
  if (!attributes) return node;
  const args = node.args.map((arg) => beforeProjection(arg, attributes));
  if (!args.every((arg) => arg !== undefined)) return node;
  return { ...map, base: { ...node, base: map.base, args } };
}

function ungroupedMap(node: SyntaxNode) {
  const list = node.type === "Group" ? ungrouped(node) : node;
  return list.type === "Map" ? list : undefined;
}

/** The values of a projection's attributes by name. Undefined for another expression, and with `...` or a condition. */
function projectedAttributes(node: SyntaxNode): ReadonlyMap<string, SyntaxNode> | undefined {
  if (node.type !== "Projection" || node.base.type !== "This") return undefined;
  if (node.expr.type !== "Object") return undefined;
  const isValue = (attribute: ObjectAttributeNode) => attribute.type === "ObjectAttributeValue";
  const values = node.expr.attributes.filter(isValue);
  if (values.length !== node.expr.attributes.length) return undefined;
  return new Map(values.map(({ name, value }) => [name, value]));
}

/** Undefined if there is none, for example because `node` reads an attribute that the projection computes. */
function beforeProjection(
  node: SyntaxNode,
  attributes: ReadonlyMap<string, SyntaxNode>,
): SyntaxNode | undefined {
  const value = projectedValue(node, attributes);
  if (value) return isOwnPath(value) ? value : undefined;
  if (readsItem(node) || !isPlain(node)) return undefined;
  let isKnown = true;
  const copy = mapChildren(node, (child) => {
    const replaced = beforeProjection(child, attributes);
    isKnown &&= replaced !== undefined;
    return replaced ?? child;
  });
  return isKnown ? copy : undefined;
}

/** Returns the value that `name`, or `name[0]` for a list of values, has in a projection. */
function projectedValue(
  node: SyntaxNode,
  attributes: ReadonlyMap<string, SyntaxNode>,
): SyntaxNode | undefined {
  if (node.type === "AccessAttribute" && !node.base) return attributes.get(node.name);
  if (node.type !== "AccessElement" || node.index < 0) return undefined;
  const list = projectedValue(node.base, attributes);
  if (list?.type !== "Array" || list.elements.some(({ isSplat }) => isSplat)) return undefined;
  return list.elements[node.index]?.value;
}

/** Whether a node is a path from the document, such as `author->name`, or its score. */
function isOwnPath(node: SyntaxNode): boolean {
  if (node.type === "AccessAttribute" && !node.base) return true;
  const base = baseOf(node);
  const isStep =
    node.type === "AccessAttribute" || node.type === "AccessElement" || node.type === "Deref";
  return isStep && base !== undefined && isOwnPath(base);
}

const plainTypes = new Set(["Asc", "Desc", "Group", "Value", "Select", "SelectAlternative"]);

/** Whether the value of a node depends only on its operands: not on the scope, as that of a filter or of `^`. */
function isPlain(node: SyntaxNode): boolean {
  return (
    plainTypes.has(node.type) ||
    isCall(node, "global", "defined") ||
    isCall(node, "global", "lower") ||
    isCall(node, "string", "lower") ||
    isCall(node, "global", "upper")
  );
}
