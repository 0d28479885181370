import type { FunctionNode, OperatorNode, SyntaxNode } from "./internals/groq-tree.ts";
import type { TextTerm } from "./text-query.ts";

/** The attributes for which constraints are recognized. */
export type ConstrainedField = "_id" | "_type" | "slug.current" | "language" | "references";

/** A value that is known before a filter is evaluated. */
type KnownValue =
  | { constant: unknown }
  | { parameter: string }
  /** A list that an earlier step of the plan evaluates. */
  | { list: SyntaxNode }
  /** The ids of the documents that a text query finds. */
  | { hitsOf: TextTerm };

/** Values that a filter allows: the value itself, the items of a list, or either. */
interface Operand {
  allows: "one" | "items" | "one or items";
  of: KnownValue;
}

/** Alternatives that a filter allows for an attribute. */
export type Values = readonly Operand[];

/** A filter's condition on one attribute: it has one of these values. */
export interface Constraint {
  field: ConstrainedField;
  values: Values;
}

/** The values that one execution of a query gives to operands. */
export interface Bindings {
  params: Readonly<Record<string, unknown>>;
  /** The parameters that hold lists of earlier steps. */
  lists?: ReadonlyMap<SyntaxNode, string>;
  /** The ids that each text query found; none for one that only excludes documents. */
  hits?: ReadonlyMap<TextTerm, readonly string[]>;
}

/** Returns whether a list is evaluated before the filter that contains it. */
type IsKnownList = (node: SyntaxNode) => boolean;

/** Returns the constraint that a comparison or a call of `references()` expresses. */
export function constraintOf(
  expr: OperatorNode | FunctionNode,
  isKnownList: IsKnownList,
): Constraint | undefined {
  if (expr.type === "OpCall") return comparison(expr, isKnownList);
  if (expr.namespace !== "global" || expr.name !== "references") return undefined;
  const values = expr.args.map((argument) => knownValue(argument, isKnownList));
  if (!areKnown(values)) return undefined;
  return { field: "references", values: values.map((of) => ({ allows: "one or items", of })) };
}

/** Returns the constraint that a text query over whole documents expresses. */
export function textConstraint(term: TextTerm): Constraint {
  return { field: "_id", values: [{ allows: "items", of: { hitsOf: term } }] };
}

function comparison(
  { op, left, right }: OperatorNode,
  isKnownList: IsKnownList,
): Constraint | undefined {
  if (op === "==") {
    const field = fieldOf(left) ?? fieldOf(right);
    const of = knownValue(fieldOf(left) ? right : left, isKnownList);
    return field && of && { field, values: [{ allows: "one", of }] };
  }
  const field = op === "in" ? fieldOf(left) : undefined;
  if (!field) return undefined;
  if (right.type !== "Array") {
    // A constant list is a parameter that was bound when the query was parsed.
    const of = knownValue(right, isKnownList);
    return of && { field, values: [{ allows: "items", of }] };
  }
  if (right.elements.some(({ isSplat }) => isSplat)) return undefined;
  const values = right.elements.map((element) => knownValue(element.value, isKnownList));
  return areKnown(values)
    ? { field, values: values.map((of) => ({ allows: "one", of })) }
    : undefined;
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

function knownValue(node: SyntaxNode, isKnownList: IsKnownList): KnownValue | undefined {
  if (node.type === "Value") return { constant: node.value };
  if (node.type === "Parameter") return { parameter: node.name };
  return isKnownList(node) ? { list: node } : undefined;
}

function areKnown(values: (KnownValue | undefined)[]): values is KnownValue[] {
  return values.every((value) => value !== undefined);
}

/** Returns whether the parameters of a request determine these alternatives. */
export function areGiven(values: Values): boolean {
  return values.every(({ of }) => "constant" in of || "parameter" in of);
}

/**
 * Returns the strings that these alternatives allow, or undefined if they are not known. No look-up is possible if a
 * value isn't a string: null equals a missing attribute.
 */
export function allowedStrings(values: Values, bindings: Bindings): string[] | undefined {
  const allowed = new Set<string>();
  for (const operand of values) {
    const items = itemsOf(operand, bindings);
    if (!items) return undefined;
    for (const item of items) {
      if (typeof item !== "string") return undefined;
      allowed.add(item);
    }
  }
  return [...allowed];
}

function itemsOf({ allows, of }: Operand, bindings: Bindings): readonly unknown[] | undefined {
  const value = valueOf(of, bindings);
  if (allows === "one") return [value];
  if (Array.isArray(value)) return value;
  return allows === "items" ? undefined : [value];
}

function valueOf(known: KnownValue, { params, lists, hits }: Bindings): unknown {
  if ("constant" in known) return known.constant;
  if ("hitsOf" in known) return hits?.get(known.hitsOf);
  const name = "parameter" in known ? known.parameter : lists?.get(known.list);
  return name === undefined ? undefined : params[name];
}
