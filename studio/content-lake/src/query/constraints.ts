import {
  isCall,
  type FunctionNode,
  type OperatorNode,
  type SyntaxNode,
} from "./internals/groq-tree.ts";
import type { TextTerm } from "./text-query.ts";

export type ConstrainedField = "_id" | "_type" | "slug.current" | "language" | "references";

export type KnownValue =
  | { constant: unknown }
  | { parameter: string }
  /** A list that an earlier step of the plan evaluates. */
  | { list: SyntaxNode }
  /** The ids of the documents that a text query finds. */
  | { hitsOf: TextTerm };

/** `allows`: whether an attribute may equal the value (`one`), an item of the value (`items`), or either. */
interface Operand {
  allows: "one" | "items" | "one or items";
  of: KnownValue;
}

/** The alternatives that a filter allows for an attribute. The attribute has to match one of them. */
export type Values = readonly Operand[];

export interface Constraint {
  field: ConstrainedField;
  values: Values;
}

export interface Bindings {
  params: Readonly<Record<string, unknown>>;
  /** Maps the expression of a list to the name of the parameter that already holds the list. */
  lists?: ReadonlyMap<SyntaxNode, string>;
  /** A text query with only excluded words has no entry, because it finds nearly all documents. */
  hits?: ReadonlyMap<TextTerm, readonly string[]>;
}

type IsKnownList = (node: SyntaxNode) => boolean;

/** Undefined for any other expression, and if a compared value isn't known before the filter is evaluated. */
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
    // `right` can be a constant list without being a list literal, because the parser replaces a bound parameter by its
    // value.
    const of = knownValue(right, isKnownList);
    return of && { field, values: [{ allows: "items", of }] };
  }
  if (right.elements.some(({ isSplat }) => isSplat)) return undefined;
  const values = right.elements.map((element) => knownValue(element.value, isKnownList));
  return areKnown(values)
    ? { field, values: values.map((of) => ({ allows: "one", of })) }
    : undefined;
}

/** Returns the value in `_id > value` or `_id >= value`. Undefined for any other comparison. */
export function firstIdOf(
  { op, left, right }: OperatorNode,
  isKnownList: IsKnownList,
): KnownValue | undefined {
  const isAfter = op === ">" || op === ">=";
  return isAfter && fieldOf(left) === "_id" ? knownValue(right, isKnownList) : undefined;
}

/** Returns the text with which each id in `_id in path("drafts.**")` begins. Undefined for any other comparison. */
export function idBeginningOf({ op, left, right }: OperatorNode): string | undefined {
  const [pattern] = op === "in" && fieldOf(left) === "_id" && isPath(right) ? right.args : [];
  if (pattern?.type !== "Value" || typeof pattern.value !== "string") return undefined;
  const [beginning = ""] = pattern.value.split("*", 1);
  return beginning === "" ? undefined : beginning;
}

const isPath = (node: SyntaxNode): node is FunctionNode => isCall(node, "global", "path");

/** Undefined for an attribute whose constraints are not recognized. */
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

/** Whether all alternatives are constants or parameters, known when the query starts. */
export function areGiven(values: Values): boolean {
  return values.every(({ of }) => "constant" in of || "parameter" in of);
}

/**
 * Undefined if a value is unknown or isn't a string. A filter with null, for example, also accepts documents without the
 * attribute, which no index lists.
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

export function textValueOf(known: KnownValue, bindings: Bindings): string | undefined {
  const value = valueOf(known, bindings);
  return typeof value === "string" ? value : undefined;
}

function valueOf(known: KnownValue, { params, lists, hits }: Bindings): unknown {
  if ("constant" in known) return known.constant;
  if ("hitsOf" in known) return hits?.get(known.hitsOf);
  const name = "parameter" in known ? known.parameter : lists?.get(known.list);
  return name === undefined ? undefined : params[name];
}
