import { newestFirst } from "../dataset/sorted-documents.ts";
import type { Documents } from "../dataset/view.ts";
import { isObject, type LakeDocument } from "../document.ts";
import { evaluateTree, type EvaluateOptions } from "./internals/groq-evaluator.ts";
import { isPipe, type SyntaxNode } from "./internals/groq-tree.ts";
import { readOf } from "./condition.ts";
import { allowedStrings } from "./constraints.ts";
import { lookUp } from "./look-up.ts";
import { orderCeiling, pieceName, type Plan, type Step } from "./plan.ts";
import type { TextTerm } from "./text-query.ts";
import type { ResultMeter } from "./result-meter.ts";
import { DividedEvaluation } from "./divide.ts";
import { turn, type QueryClock } from "./time-limit.ts";

/** Options for evaluating the steps. `params` contains the query's parameters and the result of each step so far. */
export interface Run {
  plan: Plan;
  /** Includes the query's parameters, to which each step adds its list. */
  options: EvaluateOptions;
  hits: ReadonlyMap<TextTerm, readonly string[]>;
  /** The live view until the query first pauses, then a snapshot of that moment. Each step calls it again. */
  source: () => Documents;
  /** Whether a source map is requested, which traces the list of each step. */
  isTraced: boolean;
  clock: QueryClock;
  meter: ResultMeter;
  /**
   * The lists of the dataset and of earlier steps. A result refers to such a list without copying it, so the meter
   * counts the list as one node.
   */
  lists: Set<object>;
}

/** Time in ms of a piece of a long list, between which a step can pause. Shorter ones would have too much overhead. */
const pieceTime = 4;

/** Items in the first piece of a list. One of a heavy plan (not `isLight`) may cost as much as thousands of a light one. */
const firstPiece = { light: 256, heavy: 8 };

/** Maximum number of items in a piece whose intermediate results are held in memory. */
const preparedPiece = 256;

/** Number of items above which a list is sorted with pauses. */
const longOrder = 2_000;

/** Executes the steps of a plan. Yields where other requests may run. Throws a 400 when the time is up. */
export function* runSteps(run: Run): Generator<void, void> {
  for (const step of run.isTraced ? run.plan.steps : run.plan.rankingSteps) {
    const list = yield* runStep(step, run, itemsOfStep(step, run));
    if (Array.isArray(list)) run.lists.add(list);
    run.options.params[step.parameter] = list;
  }
}

/** Evaluates the plan's result after all steps have run. Yields as {@link runSteps} does. */
export function evaluateResult(run: Run): Generator<void, unknown> {
  return evaluateNode(run.plan.result, run, null);
}

function* runStep(step: Readonly<Step>, run: Run, items: unknown): Generator<void, unknown> {
  const { node, limit } = step;
  // Copies the list, because the dataset's own list may change while the result is serialized.
  if (node.type === "Parameter" && Array.isArray(items)) return items.slice(0, limit);
  const isOrder = isPipe(node, "order");
  const mayBeCut = node.type !== "Slice" && !(isOrder && limit > orderCeiling);
  const first = run.plan.isLight ? firstPiece.light : firstPiece.heavy;
  if (!Array.isArray(items) || items.length <= first || !mayBeCut) {
    const whole = yield* evaluateNode(node, run, yield* prepared(step, run, items));
    // Copies the list, because the dataset's own list may change while the result is serialized.
    return Array.isArray(whole) && whole === items ? whole.slice() : whole;
  }
  // Copies the list, because the dataset's own lists may change while other requests run.
  const all: readonly unknown[] = items.slice();
  let found: unknown[] = [];
  let size = isOrder ? Math.max(first, 2 * limit) : first;
  for (let start = 0; start < all.length;) {
    const startedAt = run.clock.inTurn;
    const piece = all.slice(start, start + size);
    start += piece.length;
    const list = listOf(yield* prepared(step, run, piece));
    if (isOrder) found = yield* firstOf(node, run, [...found, ...list], limit);
    else for (const item of listOf(yield* evaluateNode(node, run, list))) found.push(item);
    if (node.type !== "PipeFuncCall" && found.length >= limit) break;
    size = nextSize(size, run.clock.inTurn - startedAt);
    if (step.before.length > 0) size = Math.min(size, preparedPiece);
    if (run.clock.inTurn < turn) continue;
    run.clock.pause();
    yield;
    run.clock.resume();
  }
  return isPipe(node, "score") ? found.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : found;
}

/** Evaluates what a step does with a piece before its own expression. The results are not kept, so they don't count. */
function* prepared({ before }: Readonly<Step>, run: Run, piece: unknown): Generator<void, unknown> {
  const { nodes } = run.meter;
  let list = piece;
  for (const node of before) list = yield* evaluateOnly(node, run, list);
  run.meter.resetNodes(nodes);
  return list;
}

function* firstOf(
  node: SyntaxNode,
  run: Run,
  items: readonly unknown[],
  limit: number,
): Generator<void, unknown[]> {
  return listOf(yield* evaluateNode(node, run, items)).slice(0, limit);
}

function nextSize(size: number, taken: number): number {
  if (taken > pieceTime) return Math.max(1, size >>> 1);
  return taken < pieceTime / 2 ? size * 2 : size;
}

export function itemsOfStep(step: Readonly<Step>, run: Run): unknown {
  const { plan, hits, options } = run;
  const { params } = options;
  if ("step" in step.from) return params[step.from.step.parameter];
  const source = run.source();
  const selection = step.from.dataset;
  const found = selection && lookUp(selection, { params, lists: plan.lists, hits }, source);
  if (!step.isNewestFirst) return found ?? source.all();
  const types = selection && readOf(selection).types;
  const [type, ...more] = (types && allowedStrings(types, { params })) ?? [];
  return byNewest(found, more.length === 0 ? type : undefined, source);
}

/**
 * Share of a type's documents from which on all documents of the type are read in the order that the view caches.
 * Fewer documents are sorted.
 */
const cachedOrderShare = 1 / 8;

/**
 * Returns the found documents, or the whole dataset if `found` is undefined, newest first. The view caches the sorted
 * list of the whole dataset and of each type. If `found` has most documents of a type, returns all of that type.
 */
function byNewest(
  found: readonly LakeDocument[] | undefined,
  type: string | undefined,
  source: Documents,
) {
  if (!found) return source.newest();
  const whole = type === undefined ? source.all() : source.bucket("_type", type);
  return found.length < whole.length * cachedOrderShare
    ? found.toSorted(newestFirst)
    : source.newest(type);
}

function* evaluateOnly(node: SyntaxNode, run: Run, piece: unknown): Generator<void, unknown> {
  const { plan, options, clock, meter } = run;
  options.params[pieceName] = piece;
  meter.beginPiece();
  const isLong = isPipe(node, "order") && Array.isArray(piece) && piece.length > longOrder;
  return plan.isLight && !isLong && !clock.isDividing
    ? evaluateTree(node, options)
    : yield* dividedOf(run).evaluate(node);
}

function* evaluateNode(node: SyntaxNode, run: Run, piece: unknown): Generator<void, unknown> {
  const { meter, lists } = run;
  const data = yield* evaluateOnly(node, run, piece);
  const source = run.source();
  // Filters, orders and slices build no new items. They only select existing items.
  const isSelection = node.type === "Filter" || node.type === "Slice" || isPipe(node, "order");
  const isShared = (part: object) =>
    part === piece || lists.has(part) || isStored(part, source) || (isSelection && part !== data);
  meter.addBuilt(data, isShared);
  return data;
}

/** The divided evaluations of runs. A run has one, which remembers what has taken long. */
const divided = new WeakMap<Run, DividedEvaluation>();

function dividedOf(run: Run): DividedEvaluation {
  const known = divided.get(run);
  if (known) return known;
  const { options, clock, meter, lists, source } = run;
  const isShared = (part: object) => lists.has(part) || isStored(part, source());
  const created = new DividedEvaluation({ options, clock, meter, isShared });
  divided.set(run, created);
  return created;
}

function isStored(part: object, source: Documents): boolean {
  return "_id" in part && typeof part._id === "string" && source.get(part._id) === part;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function scoreOf(item: unknown): number {
  const score = isObject(item) ? item["_score"] : undefined;
  return typeof score === "number" ? score : 0;
}
