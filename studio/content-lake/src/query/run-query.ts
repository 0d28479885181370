import { evaluate, evaluateSync, toJS } from "groq-js";
import type { View } from "../dataset/view.ts";
import { isObject, type LakeDocument } from "../document.ts";
import { dataError } from "../lake-error.ts";
import { parseQuery, type Lookup, type ParsedQuery } from "./parsed-query.ts";
import { filterKeys, referenceKeys } from "./sync-tags.ts";
import { allowedValues, type Constraint } from "./syntax-tree.ts";
import { prepareForSearch, textParameters } from "./text-query.ts";

/** What a query is asked of, and on whose behalf. */
export interface QueryContext {
  view: View;
  identity: string;
  now: Date;
  projectId: string;
  dataset: string;
}

/** A query's answer, and the keys of what it depends on. */
export interface QueryAnswer {
  result: unknown;
  keys: Set<string>;
}

/** What groq-js is called with; its own declaration of this is lost in its build. */
interface EvaluateOptions {
  params: Record<string, unknown>;
  dataset: readonly LakeDocument[];
  identity: string;
  timestamp: Date;
  sanity: { projectId: string; dataset: string };
  dereference: (reference: { _ref: string }) => LakeDocument | undefined;
}

type Params = Readonly<Record<string, unknown>>;

/** Runs a query. Throws a `LakeError` (400) for a query that can't be parsed or evaluated. */
export async function runQuery(
  query: string,
  params: Params,
  context: QueryContext,
): Promise<QueryAnswer> {
  const parsed = parseQuery(query, params);
  const reached = new Set<string>();
  const options = evaluationOptions(parsed, params, context, reached);
  const result = await evaluateQuery(parsed, options);
  const keys = filterKeys(parsed.tree, params);
  for (const key of referenceKeys(reached, (id) => context.view.get(id))) keys.add(key);
  return { result, keys };
}

/** The ids of the documents that a query selects, worked out without letting anyone else in between. */
export function selectIds(query: string, params: Params, context: QueryContext): string[] {
  const parsed = parseQuery(query, params);
  const options = evaluationOptions(parsed, params, context, new Set());
  const result: unknown = toJS(evaluateSync(parsed.plan, options));
  const items: unknown[] = Array.isArray(result) ? result : [result];
  const ids = items.map((item) => (isObject(item) ? item["_id"] : item));
  return ids.filter((id) => typeof id === "string");
}

function evaluationOptions(
  parsed: ParsedQuery,
  params: Params,
  { view, identity, now, projectId, dataset }: QueryContext,
  reached: Set<string>,
): EvaluateOptions {
  const found = parsed.lookups.map(
    (lookup) => [lookup.parameter, lookUp(lookup, params, view)] as const,
  );
  const source = parsed.readsEverything ? view.all() : [];
  if (parsed.terms.length)
    for (const documents of [source, ...found.map(([, list]) => list)]) prepareForSearch(documents);
  return {
    params: { ...params, ...Object.fromEntries(found), ...textParameters(parsed.terms, params) },
    dataset: source,
    identity,
    timestamp: now,
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => {
      reached.add(_ref);
      return view.get(_ref);
    },
  };
}

/** The documents that a filter has to look at: the smallest of the lists that its constraints name. */
function lookUp({ constraints }: Lookup, params: Params, view: View): readonly LakeDocument[] {
  let smallest: readonly LakeDocument[] = view.all();
  for (const constraint of constraints) {
    const documents = documentsMeeting(constraint, params, view);
    if (documents && documents.length < smallest.length) smallest = documents;
  }
  return smallest;
}

function documentsMeeting(
  constraint: Constraint,
  params: Params,
  view: View,
): readonly LakeDocument[] | undefined {
  const values = allowedValues(constraint, params);
  if (!values) return undefined;
  const { field } = constraint;
  const [only] = values;
  if (field !== "_id" && values.length === 1 && only !== undefined) return view.bucket(field, only);
  const found = new Map<string, LakeDocument>();
  for (const value of values) {
    const document = field === "_id" ? view.get(value) : undefined;
    if (document) found.set(document._id, document);
    if (field !== "_id") for (const other of view.bucket(field, value)) found.set(other._id, other);
  }
  return [...found.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

async function evaluateQuery({ plan }: ParsedQuery, options: EvaluateOptions): Promise<unknown> {
  try {
    return toJS(evaluateSync(plan, options));
  } catch {
    // `diff::changedAny` and its kind only run asynchronously, several times slower.
    try {
      const value = await evaluate(plan, options);
      return toJS(await value.asStatic());
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      throw dataError(400, "queryEvaluationError", `The query can't be evaluated: ${description}`);
    }
  }
}
