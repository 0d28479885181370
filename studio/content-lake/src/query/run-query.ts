import { evaluate, toJS } from "groq-js";
import { setImmediate } from "node:timers/promises";
import { ViewSnapshot } from "../dataset/view-snapshot.ts";
import type { Documents, View } from "../dataset/view.ts";
import { isObject } from "../document.ts";
import { dataError, LakeError } from "../lake-error.ts";
import type { TextHits } from "../store/search-index.ts";
import { correlatedDocuments } from "./correlate.ts";
import { parseQuery, type ParsedQuery } from "./parsed-query.ts";
import { missingParameter } from "./query-errors.ts";
import { evaluateResult, runSteps, type Run } from "./run-plan.ts";
import { documentKeys, filterKeys, referenceKeys } from "./sync-tags.ts";
import { prepareForSearch, textParameters } from "./text-query.ts";
import { defaultTimeLimit, QueryClock, type TimeLimit } from "./time-limit.ts";

/** What a query is asked of, and on whose behalf. */
export interface QueryContext {
  view: View;
  /** The full-text search of the dataset. */
  search: (text: string) => TextHits;
  identity: string;
  now: Date;
  projectId: string;
  dataset: string;
  timeLimit?: TimeLimit;
}

/** A query's answer, and the keys of what it depends on. */
export interface QueryAnswer {
  result: unknown;
  keys: Set<string>;
  /** Is it the answer of this moment only? */
  readsClock: boolean;
}

type Params = Readonly<Record<string, unknown>>;

/** A query whose documents changed while it ran is asked again, so many times at most. */
const attempts = 3;

/**
 * Runs a query. A long one lets others have their turn, and sees the dataset as it was when it began. Throws a
 * `LakeError` (400) for a query that can't be parsed or evaluated, or takes too long.
 */
export async function runQuery(
  query: string,
  params: Params,
  context: QueryContext,
): Promise<QueryAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const { answer, changed } = await attemptQuery(query, params, context);
    // Whoever is told of a change asks again, and must not be answered from before it.
    const isOutdated = changed.size > 0 && [...answer.keys].some((key) => changed.has(key));
    if (!isOutdated || attempt === attempts) return answer;
  }
}

async function attemptQuery(
  query: string,
  params: Params,
  context: QueryContext,
): Promise<{ answer: QueryAnswer; changed: Set<string> }> {
  const parsed = parseQuery(query, params);
  const reached = new Set<string>();
  let snapshot: ViewSnapshot | undefined;
  const source = () => snapshot ?? context.view;
  try {
    const run = prepareRun(parsed, params, context, { reached, source });
    const steps = runSteps(run);
    while (!inWords(() => steps.next()).done) {
      snapshot ??= beginSnapshot(run, context.view);
      await setImmediate();
    }
    const result = parsed.isAsynchronous
      ? await evaluateAsynchronously(run)
      : inWords(() => toJS(evaluateResult(run)));
    const keys = filterKeys(parsed.tree, params);
    for (const key of referenceKeys(reached, (id) => source().get(id))) keys.add(key);
    const changedForms = snapshot?.changedForms() ?? [];
    const changed = changedForms.length ? documentKeys(changedForms) : new Set<string>();
    return { answer: { result, keys, readsClock: parsed.readsClock }, changed };
  } finally {
    snapshot?.release();
  }
}

function beginSnapshot(run: Run, view: View): ViewSnapshot {
  // What is left of the whole dataset in a plan is read from a copy of the list.
  run.options.dataset = run.options.dataset.slice();
  return new ViewSnapshot(view);
}

/** The ids of the documents that a query selects, worked out without letting anyone else in between. */
export function selectIds(query: string, params: Params, context: QueryContext): string[] {
  const parsed = parseQuery(query, params);
  const source = () => context.view;
  const run = prepareRun(parsed, params, context, { reached: new Set(), source });
  const steps = runSteps(run);
  const result: unknown = inWords(() => {
    while (!steps.next().done);
    return toJS(evaluateResult(run));
  });
  const items: unknown[] = Array.isArray(result) ? result : [result];
  const ids = items.map((item) => (isObject(item) ? item["_id"] : item));
  return ids.filter((id) => typeof id === "string");
}

function prepareRun(
  parsed: ParsedQuery,
  params: Params,
  { view, search, timeLimit, identity, now, projectId, dataset }: QueryContext,
  { reached, source }: { reached: Set<string>; source: () => Documents },
): Run {
  const missing = parsed.names.find((name) => !Object.hasOwn(params, name));
  if (missing !== undefined) throw missingParameter(parsed.text, missing);
  const text = textParameters(parsed.terms, params, view, search);
  const isTextual = parsed.terms.length > 0;
  if (isTextual && parsed.readsEverything) prepareForSearch(view.all());
  const clock = new QueryClock(timeLimit ?? defaultTimeLimit);
  let count = 0;
  const dereference = ({ _ref }: { _ref: string }) => {
    count += 1;
    // Following references takes time that no list's length tells. Reading the clock throws when it is up.
    if (count % 1_024 === 0) void clock.left;
    const correlated = correlatedDocuments(_ref, source());
    if (correlated) return correlated;
    reached.add(_ref);
    return source().get(_ref);
  };
  const options = {
    params: { ...params, ...text.params },
    dataset: parsed.readsEverything ? view.all() : [],
    identity,
    timestamp: now,
    sanity: { projectId, dataset },
    dereference,
  };
  return { plan: parsed.plan, options, lookUpParams: text.ids, isTextual, source, clock };
}

/** `diff::changedAny` and its kind only run asynchronously, several times slower. */
async function evaluateAsynchronously(run: Run): Promise<unknown> {
  try {
    const value = await evaluate(run.plan.result, run.options);
    return toJS(await value.asStatic());
  } catch (error) {
    throw evaluationError(error);
  }
}

/** Does work with the query, and puts what groq-js throws into the lake's words. */
function inWords<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw evaluationError(error);
  }
}

function evaluationError(error: unknown): LakeError {
  if (error instanceof LakeError) return error;
  const description = error instanceof Error ? error.message : String(error);
  return dataError(400, "queryEvaluationError", `The query can't be evaluated: ${description}`);
}
