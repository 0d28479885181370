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
import { withinTime } from "../query/time-limit.ts";
import { indexedValues } from "../dataset/view.ts";
import type { Reach } from "./audience.ts";
import { isPlainFilter } from "./plain-filter.ts";

/** Milliseconds for one document. */
const judgingTime = 250;

/** What a listener's query selects, judged document by document. */
export interface Matcher {
  /** The same text for matchers that judge alike. */
  key: string;
  /** Is this document, taken by itself, among what the query selects? Throws a `LakeError` where judging takes too long. */
  matches: (document: LakeDocument | null) => boolean;
  reach: Reach;
}

/**
 * The matcher of a listener's query; its projection, order and slice play no part. A document that the constraints
 * already exclude is never evaluated. Throws a `LakeError` for a query that can't be parsed.
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
        : withinTime(judgingTime, () => evaluate(document));
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false;
    } catch (error) {
      if (error instanceof LakeError) throw error;
      // What only evaluates asynchronously (`diff::`) can't filter a listener: better an event too many.
      return true;
    }
  };
  const asker = query.includes("identity") ? identity : null;
  return { key: JSON.stringify([query, params, asker]), matches, reach: reachOf(tests) };
}

/** The filter under a query's projections, slices and pipes: what decides whether a document is in it at all. */
function innermostFilter(tree: SyntaxNode): SyntaxNode {
  let node = tree;
  while (node.type !== "Filter" && "base" in node && node.base && node.type !== "AccessAttribute") {
    node = node.base;
  }
  return node.type === "Filter" || node.type === "Everything" ? node : tree;
}

/** A demand of the filter on one attribute: one of these values. */
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

/** Ids reach less far than types; the other attributes are not worth an index, for hardly a listener names them alone. */
function reachOf(tests: readonly Test[]): Reach {
  for (const field of ["_id", "_type"] as const) {
    const test = tests.find((one) => one.field === field);
    if (test) return { field, values: [...test.values] };
  }
  return undefined;
}
