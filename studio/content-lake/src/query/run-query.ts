import { ViewSnapshot } from "../dataset/view-snapshot.ts";
import type { Documents, WatchedDocuments } from "../dataset/view.ts";
import { isObject } from "../document.ts";
import type { InParts } from "../in-parts.ts";
import { dataError, LakeError, errorMessage } from "../lake-error.ts";
import type { TextSearch } from "../store/search-index.ts";
import {
  callbackOf,
  evaluateTreeLater,
  finderOf,
  isPause,
  joinedName,
} from "./internals/groq-evaluator.ts";
import { anyRead } from "./condition.ts";
import { documentsWith } from "./look-up.ts";
import { parseQuery, type ParsedQuery } from "./parsed-query.ts";
import { probeName } from "./plan.ts";
import { missingParameter } from "./query-errors.ts";
import { QuerySlot, type QuerySlotOptions } from "./query-slot.ts";
import { defaultResultLimit, ResultMeter, ResultPool, type ResultLimit } from "./result-meter.ts";
import { evaluateResult, runSteps, type Run } from "./run-plan.ts";
import { serialize } from "./serialize.ts";
import type { ItemSelector } from "./source-map/json-path.ts";
import { noOrigins } from "./source-map/source-map.ts";
import { writeSourceMap } from "./source-map/write-source-map.ts";
import { documentKeys, readKeys, referenceKeys, type DataKey } from "./sync-tags.ts";
import { isRanked, textResults, type TextResults } from "./text-query.ts";
import { defaultTimeLimit, QueryClock, turn, type TimeLimit } from "./time-limit.ts";
import { processorTime } from "../processor-time.ts";

/** The data that a query reads, the client that it runs for, and its limits. */
export interface QueryContext extends QuerySlotOptions {
  view: WatchedDocuments;
  search: TextSearch;
  now: Date;
  projectId: string;
  dataset: string;
  timeLimit?: TimeLimit;
  resultLimit?: ResultLimit;
  /** Limits the memory that all running queries take together. */
  pool?: ResultPool;
  /** Requests a source map of the result. Without it, no origins are computed. */
  sourceMap?: ItemSelector | undefined;
}

/** A query's result, and the keys of the data that it depends on. */
export interface QueryOutput {
  json: string;
  keys: Set<DataKey>;
  /** Whether the result depends on the current time. */
  readsClock: boolean;
  sourceMap: string | undefined;
}

type Params = Readonly<Record<string, unknown>>;

/** Number of followed references and look-ups between two checks of time and memory. */
const checkInterval = 1_024;

/** Maximum number of times that a query runs if its documents change in the meantime. */
const attempts = 3;

/** A result that is not serialized yet. Its memory stays reserved until its meter is released. */
interface Attempt extends Omit<QueryOutput, "json"> {
  result: unknown;
  meter: ResultMeter;
  /** The keys of the documents that changed while the query ran. */
  changed: Set<DataKey>;
}

/**
 * Runs a query. A long query lets other requests run in between, and sees the dataset as it was at the start.
 *
 * Throws a `LakeError`. It is a 400 if the query can't be parsed or evaluated, takes too long or has too large a
 * result. It is a 503 if other results hold the memory or too many long queries wait.
 */
export async function runQuery(
  query: string,
  params: Params,
  context: QueryContext,
): Promise<QueryOutput> {
  const slot = new QuerySlot(context);
  try {
    const waiting = slot.begin();
    if (waiting) await waiting;
    for (let attempt = 1; ; attempt += 1) {
      const attempted = await attemptQuery(query, params, context, slot);
      const { result, sourceMap, keys, readsClock, changed, meter } = attempted;
      try {
        // Repeats a query whose documents changed. A client that queries because it was notified of a change must not
        // get a result from before the change.
        const isOutdated = changed.size > 0 && [...keys].some((key) => changed.has(key));
        if (isOutdated && attempt < attempts) continue;
        const json = await serialize(result, meter, slot);
        return { json, keys, readsClock, sourceMap };
      } finally {
        meter.release();
      }
    }
  } finally {
    slot.leave();
  }
}

async function attemptQuery(
  query: string,
  params: Params,
  context: QueryContext,
  slot: QuerySlot,
): Promise<Attempt> {
  const parsed = parseInTurn(query, params, slot);
  const meter = meterOf(context);
  const reached = new Set<string>();
  let snapshot: ViewSnapshot | undefined;
  const source = () => snapshot ?? context.view;
  try {
    const pause = async () => {
      snapshot ??= new ViewSnapshot(context.view);
      await slot.pause();
    };
    const inTurns = async <T>(work: InParts<T>): Promise<T> => {
      for (;;) {
        const { done, value } = convertErrors(() => work.next());
        if (done) return value;
        await pause();
      }
    };
    const texts = await inTurns(searchTexts(parsed, params, context, source));
    const clock = new QueryClock(context.timeLimit ?? defaultTimeLimit, (ms) => slot.addWhole(ms));
    const run = prepareRun(parsed, params, context, { reached, source, meter, clock, texts });
    await inTurns(runSteps(run));
    const { isAsynchronous, reads, readsClock } = parsed.properties;
    const result = isAsynchronous
      ? await evaluateAsynchronously(run, pause)
      : await inTurns(evaluateResult(run));
    const sourceMap =
      context.sourceMap &&
      (isAsynchronous ? noOrigins : await inTurns(writeSourceMap(run, result, context.sourceMap)));
    // Whether documents are ranked depends on how many are found, of any type.
    const keys = readKeys(
      parsed.properties.texts.some(isRanked) ? [...reads, anyRead] : reads,
      params,
    );
    for (const key of referenceKeys(reached, (id) => source().get(id))) keys.add(key);
    const changedForms = snapshot?.changedForms() ?? [];
    const changed = changedForms.length ? documentKeys(changedForms) : new Set<DataKey>();
    return { result, sourceMap, keys, readsClock, changed, meter };
  } catch (error) {
    meter.release();
    throw error;
  } finally {
    snapshot?.release();
  }
}

function parseInTurn(query: string, params: Params, slot: QuerySlot): ParsedQuery {
  const startedAt = processorTime();
  try {
    return parseQuery(query, params);
  } finally {
    slot.addWhole(processorTime() - startedAt);
  }
}

function meterOf({ resultLimit = defaultResultLimit, pool = new ResultPool() }: QueryContext) {
  return new ResultMeter(resultLimit, pool);
}

/** For a query that selects the documents of a mutation: other changes wait for it. */
const selectionLimit: TimeLimit = { ...defaultTimeLimit, total: 1_000 };

/** No document may change between its parts. Throws a 400 if it takes more than a second. */
export function* selectIds(
  query: string,
  params: Params,
  context: QueryContext,
): InParts<string[]> {
  const parsed = parseQuery(query, params);
  const source = () => context.view;
  const meter = meterOf(context);
  let result: unknown;
  try {
    const texts = yield* searchTexts(parsed, params, context, source);
    const clock = new QueryClock(context.timeLimit ?? selectionLimit);
    const parts = { reached: new Set<string>(), source, meter, clock, texts };
    const run = prepareRun(parsed, params, context, parts);
    yield* runSteps(run);
    result = yield* evaluateResult(run);
  } catch (error) {
    throw evaluationError(error);
  } finally {
    meter.release();
  }
  const items: unknown[] = Array.isArray(result) ? result : [result];
  const ids = items.map((item) => (isObject(item) ? item["_id"] : item));
  return ids.filter((id) => typeof id === "string");
}

function searchTexts(
  { text, properties }: ParsedQuery,
  params: Params,
  { search }: QueryContext,
  source: () => Documents,
): InParts<TextResults> {
  for (const name of properties.parameters)
    if (!Object.hasOwn(params, name)) throw missingParameter(text, name);
  return textResults(properties.texts, params, source, search);
}

function prepareRun(
  parsed: ParsedQuery,
  params: Params,
  { view, identity, now, projectId, dataset, sourceMap }: QueryContext,
  {
    reached,
    source,
    meter,
    clock,
    texts,
  }: {
    reached: Set<string>;
    source: () => Documents;
    meter: ResultMeter;
    clock: QueryClock;
    texts: TextResults;
  },
): Run {
  const { plan } = parsed;
  let count = 0;
  // Checks time and memory, because even a short list may lead to many references and look-ups. Reading `inTurn` throws
  // when the time is up.
  const check = () => {
    count += 1;
    if (count % checkInterval !== 0) return;
    void clock.inTurn;
    meter.probe();
  };
  const options = {
    params: { ...params, ...texts.params },
    // Copies the list, because the view's own list may change while other requests run.
    dataset: plan.readsEverything ? view.all().slice() : [],
    identity,
    timestamp: now,
    sanity: { projectId, dataset },
    dereference: ({ _ref }: { _ref: string }) => {
      check();
      reached.add(_ref);
      return source().get(_ref);
    },
  };
  for (const { parameter, field } of plan.lookUps) {
    options.params[parameter] = finderOf((value) => {
      check();
      return documentsWith(field, [value], source());
    });
  }
  options.params[joinedName] = finderOf((text) => {
    meter.addJoined(text.length);
    return text;
  });
  if (!plan.isLight) {
    options.params[probeName] = callbackOf(() => {
      check();
      meter.probe();
      return false;
    });
  }
  const lists = new Set<object>([options.dataset]);
  return {
    plan,
    options,
    hits: texts.hits,
    isTraced: sourceMap !== undefined,
    source,
    clock,
    meter,
    lists,
  };
}

/** groq-js evaluates `diff::changedAny` and the like only asynchronously, which takes several times as long. */
async function evaluateAsynchronously(run: Run, pause: () => Promise<void>): Promise<unknown> {
  const { clock, meter, options, plan } = run;
  let pausing: Promise<null> | undefined;
  const pauseOnce = async () => {
    clock.pause();
    await pause();
    clock.resume();
    pausing = undefined;
    return null;
  };
  const pauseInTime = () => {
    if (pausing) return pausing;
    if (clock.inTurn < turn) return null;
    meter.probe();
    return (pausing = pauseOnce());
  };
  const dereference = (reference: { _ref: string }) =>
    isPause(reference) ? pauseInTime() : options.dereference(reference);
  try {
    return await evaluateTreeLater(plan.result, { ...options, dereference });
  } catch (error) {
    throw evaluationError(error);
  }
}

function convertErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw evaluationError(error);
  }
}

function evaluationError(error: unknown): LakeError {
  if (error instanceof LakeError) return error;
  const description = errorMessage(error);
  return dataError(400, "queryEvaluationError", `The query can't be evaluated: ${description}`);
}
