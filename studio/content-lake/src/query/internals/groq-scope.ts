import { evaluateTree, type EvaluateOptions } from "./groq-evaluator.ts";
import { mapChildren, parameter, type Scope, type SyntaxNode } from "./groq-tree.ts";

/**
 * The scope in which an expression is evaluated: the current item (`@`), and the scope to which `^` leads. As in groq-js,
 * a scope that is created within a hidden scope gets the hidden scope's parent.
 */
export interface ItemScope<Item> {
  item: Item;
  parent: ItemScope<Item> | undefined;
  isHidden: boolean;
}

/** Creates the scope of an item of a filter, a projection or a pipe (`nested`), or of a map (`hidden`). */
export function scopeWithin<Item>(
  scope: ItemScope<Item>,
  item: Item,
  kind: "nested" | "hidden",
): ItemScope<Item> {
  return { item, parent: scope.isHidden ? scope.parent : scope, isHidden: kind === "hidden" };
}

export function ancestorOf<Item>(
  scope: ItemScope<Item>,
  level: number,
): ItemScope<Item> | undefined {
  let found: ItemScope<Item> | undefined = scope;
  for (let left = level; left > 0 && found; left -= 1) found = found.parent;
  return found;
}

/** An expression whose `^` are parameters, and the levels of the scopes that these parameters need. */
interface Detached {
  tree: SyntaxNode;
  levels: ReadonlySet<number>;
}

/** Detached expressions, for scopes that are hidden and for others. */
const detached = {
  hidden: new WeakMap<SyntaxNode, Detached>(),
  other: new WeakMap<SyntaxNode, Detached>(),
};

/**
 * Evaluates an expression of a query for one item. groq-js evaluates a tree only for a root item without parents, so the
 * items that `^` leads to are passed as parameters. Names in GROQ contain no spaces, so the query can't use their names.
 */
export function evaluateInScope<Item>(
  node: SyntaxNode,
  scope: ItemScope<Item>,
  options: EvaluateOptions,
  valueOf: (item: Item) => unknown,
): unknown {
  const cache = scope.isHidden ? detached.hidden : detached.other;
  let known = cache.get(node);
  if (!known) cache.set(node, (known = detach(node, scope.isHidden)));
  const params = known.levels.size > 0 ? { ...options.params } : options.params;
  for (const level of known.levels) {
    const ancestor = ancestorOf(scope, level);
    params[nameOf(level)] = ancestor ? valueOf(ancestor.item) : null;
  }
  return evaluateTree(known.tree, { ...options, params, root: valueOf(scope.item) });
}

const nameOf = (level: number) => `ancestor ${level}`;

/** A scope while an expression is detached. `level` is undefined for scopes within the expression. */
interface SymbolicScope {
  level: number | undefined;
  isHidden: boolean;
  parent: () => SymbolicScope;
}

function detach(node: SyntaxNode, isHidden: boolean): Detached {
  const levels = new Set<number>();
  const replace = (part: SyntaxNode, scope: SymbolicScope): SyntaxNode => {
    if (part.type !== "Parent")
      return mapChildren(part, (child, kind) => replace(child, inner(scope, kind)));
    let at = scope;
    for (let left = part.n; left > 0; left -= 1) at = at.parent();
    if (at.level === undefined) return part;
    levels.add(at.level);
    return parameter(nameOf(at.level));
  };
  return { tree: replace(node, outer(0, isHidden)), levels };
}

/** Returns the scope of the expression itself (level 0) or one of its ancestors, which are never hidden. */
function outer(level: number, isHidden = false): SymbolicScope {
  return { level, isHidden, parent: () => outer(level + 1) };
}

function inner(scope: SymbolicScope, kind: Scope): SymbolicScope {
  if (kind === "same") return scope;
  const parent = () => (scope.isHidden ? scope.parent() : scope);
  return { level: undefined, isHidden: kind === "hidden", parent };
}
