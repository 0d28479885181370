import {
  areGiven,
  constraintOf,
  firstIdOf,
  idBeginningOf,
  textConstraint,
  type ConstrainedField,
  type Constraint,
  type KnownValue,
  type Values,
} from "./constraints.ts";
import { correlationsOf, type Correlation } from "./correlate.ts";
import { isCall, type OperatorNode, type SyntaxNode } from "./internals/groq-tree.ts";
import type { TextTerm } from "./text-query.ts";

/**
 * The documents that a filter can accept: `of` those that meet one constraint, `from` those from this id on, `beginning`
 * those whose ids begin with this text.
 */
export type Selection =
  | { of: Constraint }
  | { from: KnownValue }
  | { beginning: string }
  | { all: readonly [Selection, Selection] }
  | { any: readonly [Selection, Selection] };

/** Narrows down the documents that a filter accepts before any document is read. */
export interface Condition {
  /** Undefined if the expression may accept any document. */
  selection: Selection | undefined;
  correlations: readonly Correlation[];
  /** The first operand of `&&` that has a selection and never reads the enclosing document with `^`. */
  closedPart: ClosedPart | undefined;
}

/** A filter that never reads the enclosing document with `^`, and the selection of documents that it can accept. */
interface ClosedPart {
  expr: SyntaxNode;
  selection: Selection;
}

interface Operands {
  /** Whether the expression, used as a filter, never reads the enclosing document with `^`. */
  isClosedFilter: boolean;
  /** The text search in the expression. Undefined if it has none, or one that the full-text index doesn't cover. */
  text: TextTerm | undefined;
  conditionOf: (node: SyntaxNode) => Condition | undefined;
  isKnownList: (node: SyntaxNode) => boolean;
}

/** Undefined for a kind of expression that never narrows down the documents. */
export function conditionOf(expr: SyntaxNode, operands: Operands): Condition | undefined {
  if (expr.type === "Group") return operands.conditionOf(expr.base);
  if (expr.type === "And")
    return both(operands.conditionOf(expr.left), operands.conditionOf(expr.right));
  if (expr.type === "Or") {
    const left = operands.conditionOf(expr.left)?.selection;
    const right = operands.conditionOf(expr.right)?.selection;
    return simple(expr, left && right && { any: [left, right] }, operands);
  }
  if (expr.type !== "OpCall" && expr.type !== "FuncCall") return undefined;
  const boosted = isCall(expr, "global", "boost") ? expr.args[0] : undefined;
  if (boosted) return operands.conditionOf(boosted);
  const range = expr.type === "OpCall" && idRangeOf(expr, operands);
  if (range) return simple(expr, range, operands);
  const constraint = operands.text
    ? textConstraint(operands.text)
    : constraintOf(expr, operands.isKnownList);
  return simple(expr, constraint && { of: constraint }, operands);
}

function idRangeOf(expr: OperatorNode, { isKnownList }: Operands): Selection | undefined {
  const from = firstIdOf(expr, isKnownList);
  if (from) return { from };
  const beginning = idBeginningOf(expr);
  return beginning === undefined ? undefined : { beginning };
}

function simple(
  expr: SyntaxNode,
  selection: Selection | undefined,
  { isClosedFilter }: Operands,
): Condition {
  const closedPart = isClosedFilter && selection ? { expr, selection } : undefined;
  return { selection, correlations: correlationsOf(expr), closedPart };
}

function both(left: Condition | undefined, right: Condition | undefined): Condition | undefined {
  if (!left || !right) return left ?? right;
  const selection =
    left.selection && right.selection
      ? { all: [left.selection, right.selection] as const }
      : (left.selection ?? right.selection);
  return {
    selection,
    correlations: [...left.correlations, ...right.correlations],
    closedPart: left.closedPart ?? right.closedPart,
  };
}

/** One read of the dataset by a query. All values are constants or parameters. */
export interface DatasetRead {
  /** Undefined if the query may read any type. */
  types: Values | undefined;
  constraints: readonly Constraint[];
}

export const anyRead: DatasetRead = { types: undefined, constraints: [] };

const otherFields = ["_id", "slug.current", "language", "references"] as const;

/** Omits constraints whose values depend on a step of the plan or on a text query. */
export function readOf(selection: Selection | undefined): DatasetRead {
  if (!selection) return anyRead;
  const constraints = otherFields.flatMap((field) => {
    const values = valuesOf(selection, field);
    return values ? [{ field, values }] : [];
  });
  return { types: valuesOf(selection, "_type"), constraints };
}

function valuesOf(selection: Selection, field: ConstrainedField): Values | undefined {
  if ("of" in selection) {
    const { of } = selection;
    return of.field === field && areGiven(of.values) ? of.values : undefined;
  }
  if ("from" in selection || "beginning" in selection) return undefined;
  const [first, second] = "all" in selection ? selection.all : selection.any;
  const [left, right] = [valuesOf(first, field), valuesOf(second, field)];
  if ("all" in selection) return left ?? right;
  return left && right && [...left, ...right];
}
