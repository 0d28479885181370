import type { LakeDocument } from "../document.ts";
import { dataError, LakeError } from "../lake-error.ts";
import type { DatasetRead } from "../query/condition.ts";
import { allowedStrings, type ConstrainedField, type Values } from "../query/constraints.ts";
import {
  evaluateTree,
  finderOf,
  joinedName,
  repairedTree,
} from "../query/internals/groq-evaluator.ts";
import { parseQuery } from "../query/parsed-query.ts";
import { processorTime } from "../processor-time.ts";
import { timeExceeded, withinTime } from "../query/time-limit.ts";
import { indexedValues } from "../dataset/view.ts";
import type { Reach } from "./dataset-listeners.ts";

/** CPU time limit in milliseconds for evaluating a filter on one document. */
const judgingTime = 100;

/** Maximum number of characters of a text that a filter joins. */
const joinedCeiling = 16 * 1024 * 1024;

/** Maximum number of attempts to evaluate one document while other programs use the processor. */
const attempts = 5;

export interface Matcher {
  /** Matchers with equal keys match the same documents. */
  key: string;
  /** Evaluates the query as if the dataset had only this document. Throws a `LakeError` if that takes too long. */
  matches: (document: LakeDocument | null) => boolean;
  reach: Reach;
  /** Whether evaluating the filter for one document can take longer than a few microseconds. */
  isCostly: boolean;
}

/**
 * Ignores the query's projection, order and slice. Tests simple conditions of the filter (`_type == "page"`) first, and
 * evaluates the filter only for documents that meet them. Throws a `LakeError` if the query can't be parsed.
 */
export function createMatcher(
  query: string,
  params: Readonly<Record<string, unknown>>,
  identity: string,
): Matcher {
  const { filter, readsIdentity } = parseQuery(query, params).properties;
  const { isPlain } = filter;
  const node = repairedTree(filter.node);
  const tests = testsOf(filter.read, params);
  const evaluate = (document: LakeDocument): unknown => {
    const dereference = ({ _ref }: { _ref: string }) =>
      _ref === document._id ? document : undefined;
    // A finder holds the last text, so each evaluation has its own.
    const measuring = { ...params, [joinedName]: finderOf(checkJoined) };
    return evaluateTree(node, { params: measuring, identity, dataset: [document], dereference });
  };
  const matches = (document: LakeDocument | null) => {
    if (!document || tests.some((test) => excludes(test, document))) return false;
    try {
      const result = isPlain
        ? evaluate(document)
        : withinProcessorTime(judgingTime, () => evaluate(document));
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== false;
    } catch (error) {
      if (error instanceof LakeError) throw error;
      // A filter that groq-js only evaluates asynchronously (`diff::`), or whose text exceeds V8's limit, throws here. It
      // matches every document, because an unneeded event is better than a missing one.
      return true;
    }
  };
  const asker = readsIdentity ? identity : null;
  return {
    key: JSON.stringify([query, params, asker]),
    matches,
    reach: reachOf(tests),
    isCostly: !isPlain,
  };
}

function checkJoined(text: string): string {
  if (text.length <= joinedCeiling) return text;
  const message = `A listener's filter may join texts to at most ${joinedCeiling} characters. Join fewer texts, or use a shorter separator`;
  throw dataError(400, "queryResultTooLargeError", message);
}

/**
 * Interrupts synchronous work after `milliseconds`. On a busy machine, it may have had less than half of this time on the
 * CPU; it then runs again with twice the time, so it must have no side effects. Throws the 400 for a slow query.
 */
function withinProcessorTime<T>(milliseconds: number, work: () => T): T {
  for (let attempt = 1; ; attempt += 1) {
    const startedAt = processorTime();
    const timeUp = timeExceeded();
    try {
      return withinTime(milliseconds * 2 ** (attempt - 1), work, () => timeUp);
    } catch (error) {
      const isUsed = processorTime() - startedAt >= milliseconds / 2;
      if (error !== timeUp || isUsed || attempt === attempts) throw error;
    }
  }
}

interface Test {
  field: ConstrainedField;
  values: ReadonlySet<string>;
}

function testsOf(
  { types, constraints }: DatasetRead,
  params: Readonly<Record<string, unknown>>,
): Test[] {
  const testOf = (field: ConstrainedField, values: Values): Test[] => {
    const allowed = allowedStrings(values, { params });
    return allowed ? [{ field, values: new Set(allowed) }] : [];
  };
  return [
    ...(types ? testOf("_type", types) : []),
    ...constraints.flatMap(({ field, values }) => testOf(field, values)),
  ];
}

function excludes({ field, values }: Test, document: LakeDocument): boolean {
  if (field === "_id" || field === "_type") return !values.has(document[field]);
  const isAllowed = (value: string) => values.has(value);
  if (indexedValues(document, field).some(isAllowed)) return false;
  return field !== "references" || !indexedValues(document, "foreignReferences").some(isAllowed);
}

/**
 * The ids that the filter's conditions allow, or else the types. Other attributes are not worth an index, because hardly
 * any listener filters by them alone.
 */
function reachOf(tests: readonly Test[]): Reach {
  for (const field of ["_id", "_type"] as const) {
    const test = tests.find((one) => one.field === field);
    if (test) return { field, values: [...test.values] };
  }
  return undefined;
}
