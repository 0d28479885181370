import { evaluateSync } from "groq-js";
import type { LakeDocument } from "../document.ts";
import { LakeError } from "../lake-error.ts";
import { parseQuery } from "../query/parsed-query.ts";
import {
  allowedValues,
  constraintsOf,
  type ConstrainedField,
  type SyntaxNode,
} from "../query/syntax-tree.ts";
import { processorTime, withinTime } from "../query/time-limit.ts";
import { indexedValues } from "../dataset/view.ts";
import type { Reach } from "./audience.ts";
import { isPlainFilter } from "./plain-filter.ts";

/** Milliseconds of CPU time for one document. */
const judgingTime = 100;

/** Maximum number of attempts to evaluate one document while other programs use the processor. */
const attempts = 5;

/** A listener's query, evaluated for one document at a time. */
export interface Matcher {
  /** Identifies the matcher: those with the same key match the same documents. */
  key: string;
  /** Returns whether the query selects this document, taken by itself. Throws a `LakeError` if that takes too long. */
  matches: (document: LakeDocument | null) => boolean;
  reach: Reach;
  /** Whether evaluating one document can take longer than microseconds. */
  isCostly: boolean;
}

/**
 * Creates the matcher of a listener's query, whose projection, order and slice are ignored. A document that the
 * constraints exclude is never evaluated. Throws a `LakeError` if the query can't be parsed.
 */
export function createMatcher(
  query: string,
  params: Readonly<Record<string, unknown>>,
  identity: string,
): Matcher {
  const filter = innermostFilter(parseQuery(query, params).tree);
  const tests = testsOf(filter, params);
  const options = { params: { ...params }, identity };
  const evaluate = (document: LakeDocument): unknown => {
    const dereference = ({ _ref }: { _ref: string }) =>
      _ref === document._id ? document : undefined;
    return evaluateSync(filter, { ...options, dataset: [document], dereference }).data;
  };
  const isPlain = isPlainFilter(filter);
  const matches = (document: LakeDocument | null) => {
    if (!document || tests.some((test) => excludes(test, document))) return false;
    try {
      const result = isPlain
        ? evaluate(document)
        : withinProcessorTime(judgingTime, () => evaluate(document));
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false;
    } catch (error) {
      if (error instanceof LakeError) throw error;
      // A query that only evaluates asynchronously (`diff::`) can't filter: an unneeded event is better than a missing
      // one.
      return true;
    }
  };
  const asker = query.includes("identity") ? identity : null;
  return {
    key: JSON.stringify([query, params, asker]),
    matches,
    reach: reachOf(tests),
    isCostly: !isPlain,
  };
}

/**
 * Runs synchronous work without side effects, and interrupts it after so many milliseconds. Interrupted work starts
 * again, with twice the time, if other programs used the processor for more than half of `milliseconds`. Otherwise
 * throws the 400 for a slow query.
 */
function withinProcessorTime<T>(milliseconds: number, work: () => T): T {
  for (let attempt = 1; ; attempt += 1) {
    const began = processorTime();
    try {
      return withinTime(milliseconds * 2 ** (attempt - 1), work);
    } catch (error) {
      const isCutOff = error instanceof LakeError;
      const isUsed = processorTime() - began >= milliseconds / 2;
      if (!isCutOff || isUsed || attempt === attempts) throw error;
    }
  }
}

/** Returns the filter under a query's projections, slices and pipes. It decides whether a document is in the result. */
function innermostFilter(tree: SyntaxNode): SyntaxNode {
  let node = tree;
  while (node.type !== "Filter" && "base" in node && node.base && node.type !== "AccessAttribute") {
    node = node.base;
  }
  return node.type === "Filter" || node.type === "Everything" ? node : tree;
}

/** A condition of the filter on one attribute: it has one of these values. */
interface Test {
  field: ConstrainedField;
  values: ReadonlySet<string>;
}

function testsOf(filter: SyntaxNode, params: Readonly<Record<string, unknown>>): Test[] {
  const constraints = filter.type === "Filter" ? constraintsOf(filter.expr) : [];
  return constraints.flatMap((constraint) => {
    const values = allowedValues(constraint, params);
    return values ? [{ field: constraint.field, values: new Set(values) }] : [];
  });
}

function excludes({ field, values }: Test, document: LakeDocument): boolean {
  const found = field === "_id" ? [document._id] : indexedValues(document, field);
  return !found.some((value) => values.has(value));
}

/**
 * Returns the ids or, failing that, the types that the tests allow. Other attributes are not worth an index, because
 * hardly any listener filters by them alone.
 */
function reachOf(tests: readonly Test[]): Reach {
  for (const field of ["_id", "_type"] as const) {
    const test = tests.find((one) => one.field === field);
    if (test) return { field, values: [...test.values] };
  }
  return undefined;
}
