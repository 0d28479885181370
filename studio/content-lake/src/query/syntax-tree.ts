/**
 * The nodes of groq-js 2.0.0's syntax tree that the lake reads. groq-js's own declarations refer to files without
 * types, so every node would be `any`. It doesn't consider the tree a public interface, so its version is pinned.
 */
export type SyntaxNode =
  | { type: "Everything" | "This" }
  | { type: "Parent"; n: number }
  | { type: "Value"; value: unknown }
  | { type: "Parameter"; name: string }
  | { type: "AccessAttribute"; name: string; base?: SyntaxNode }
  | {
      type: "Object";
      attributes: { type: "ObjectAttributeValue"; name: string; value: SyntaxNode }[];
    }
  | { type: "Array"; elements: { value: SyntaxNode; isSplat: boolean }[] }
  | { type: "And" | "Or"; left: SyntaxNode; right: SyntaxNode }
  | OperatorNode
  | { type: "FuncCall"; namespace: string; name: string; args: SyntaxNode[] }
  | FilterNode
  | { type: "Map" | "FlatMap" | "Projection"; base: SyntaxNode; expr: SyntaxNode }
  | SelectNode
  | PipeNode
  | { type: "Slice"; base: SyntaxNode; left: number; right: number; isInclusive: boolean }
  | { type: "AccessElement"; base: SyntaxNode; index: number }
  | { type: BaseNodeType; base: SyntaxNode };

/** `left op right`. */
interface OperatorNode {
  type: "OpCall";
  op: string;
  left: SyntaxNode;
  right: SyntaxNode;
}

/** `base[expr]`. */
export interface FilterNode {
  type: "Filter";
  base: SyntaxNode;
  expr: SyntaxNode;
}

/** `select(condition => value, …, fallback)`. */
interface SelectNode {
  type: "Select";
  alternatives: { type: "SelectAlternative"; condition: SyntaxNode; value: SyntaxNode }[];
  fallback?: SyntaxNode;
}

/** `base | order(…)` or `base | score(…)`. */
interface PipeNode {
  type: "PipeFuncCall";
  base: SyntaxNode;
  name: string;
  args: SyntaxNode[];
}

/** The nodes whose only child is `base`. */
type BaseNodeType = "Group" | "Not" | "ArrayCoerce" | "Deref" | "Asc" | "Desc";

type Operand = { constant: unknown } | { parameter: string };

/** A filter's condition on one attribute: it has one of these values. */
export interface Constraint {
  field: ConstrainedField;
  values: readonly Operand[];
  /** The name of the parameter that holds the whole list, as in `_id in $ids`. */
  list?: string;
}

/** The attributes for which constraints are recognized. */
export type ConstrainedField = "_id" | "_type" | "slug.current" | "language" | "references";

/** Returns whether a value is a node of groq-js's syntax tree. */
export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" && value !== null && "type" in value && typeof value.type === "string"
  );
}

/** Visits this node and every node below it, parents first. Doesn't descend into constant values. */
export function visitNodes(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visitNodes(item, visit);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) {
    visit(value);
    if (value.type === "Value") return;
  }
  for (const child of Object.values(value)) visitNodes(child, visit);
}

/** Turns a node into another one, in place. */
export function replaceNode(node: SyntaxNode, by: SyntaxNode): void {
  for (const name of Object.keys(node)) Reflect.deleteProperty(node, name);
  Object.assign(node, by);
}

/** Returns whether a node is a filter of the whole dataset, `*[…]`. */
export function isDatasetFilter(node: SyntaxNode): node is FilterNode {
  return node.type === "Filter" && node.base.type === "Everything";
}

/**
 * Returns the constraints of a filter's expression, as far as it is understood. Every document that the filter accepts
 * meets all of them, so a look-up by any of them is safe.
 */
export function constraintsOf(expr: SyntaxNode): Constraint[] {
  switch (expr.type) {
    case "Group":
      return constraintsOf(expr.base);
    case "And":
      return [...constraintsOf(expr.left), ...constraintsOf(expr.right)];
    case "Or":
      return eitherOf(constraintsOf(expr.left), constraintsOf(expr.right));
    case "OpCall":
      return comparison(expr);
    case "FuncCall": {
      if (expr.namespace !== "global" || expr.name !== "references") return [];
      const values = expr.args.map(operandOf);
      return allKnown(values) ? [{ field: "references", values }] : [];
    }
    default:
      return [];
  }
}

function eitherOf(left: Constraint[], right: Constraint[]): Constraint[] {
  return left.flatMap((one) => {
    const other = right.find((candidate) => candidate.field === one.field);
    if (!other || one.list !== undefined || other.list !== undefined) return [];
    return [{ field: one.field, values: [...one.values, ...other.values] }];
  });
}

function comparison({ op, left, right }: OperatorNode): Constraint[] {
  if (op === "==") {
    const field = fieldOf(left) ?? fieldOf(right);
    const value = operandOf(fieldOf(left) ? right : left);
    return field && value ? [{ field, values: [value] }] : [];
  }
  const field = op === "in" ? fieldOf(left) : undefined;
  if (!field) return [];
  if (right.type === "Parameter") return [{ field, values: [], list: right.name }];
  if (right.type !== "Array") return [];
  const values = right.elements.map((element) =>
    element.isSplat ? undefined : operandOf(element.value),
  );
  return allKnown(values) ? [{ field, values }] : [];
}

/** Returns the attribute of the document itself that a node reads, if constraints are recognized for it. */
export function fieldOf(node: SyntaxNode): ConstrainedField | undefined {
  if (node.type !== "AccessAttribute") return undefined;
  if (!node.base) {
    const name = node.name;
    return name === "_id" || name === "_type" || name === "language" ? name : undefined;
  }
  const isSlug =
    node.name === "current" &&
    node.base.type === "AccessAttribute" &&
    node.base.name === "slug" &&
    !node.base.base;
  return isSlug ? "slug.current" : undefined;
}

function operandOf(node: SyntaxNode): Operand | undefined {
  if (node.type === "Value") return { constant: node.value };
  return node.type === "Parameter" ? { parameter: node.name } : undefined;
}

function allKnown(values: (Operand | undefined)[]): values is Operand[] {
  return values.every((value) => value !== undefined);
}

/** Returns the strings that a constraint allows with these parameters, or undefined if they are not known. */
export function allowedValues(
  constraint: Constraint,
  params: Readonly<Record<string, unknown>>,
): string[] | undefined {
  const list = constraint.list === undefined ? undefined : params[constraint.list];
  if (constraint.list !== undefined && !Array.isArray(list)) return undefined;
  const values: unknown[] = Array.isArray(list)
    ? list
    : constraint.values.map((value) =>
        "constant" in value ? value.constant : params[value.parameter],
      );
  // `references()` also accepts lists. No look-up is possible if a value isn't a string: null equals a missing
  // attribute.
  const flat = constraint.field === "references" ? values.flat() : values;
  const strings = flat.filter((value): value is string => typeof value === "string");
  return strings.length === flat.length ? [...new Set(strings)] : undefined;
}
