import { evaluateSync } from "groq-js";
import { newestFirst } from "../dataset/sorted-documents.ts";
import type { Documents } from "../dataset/view.ts";
import { isObject, type LakeDocument } from "../document.ts";
import { lookUp } from "./look-up.ts";
import { pieceName, type Plan, type Step } from "./plan.ts";
import type { SyntaxNode } from "./syntax-tree.ts";
import { prepareForSearch } from "./text-query.ts";
import { withinTime, type QueryClock } from "./time-limit.ts";

/** What groq-js is called with; its own declaration of this is lost in its build. */
interface EvaluateOptions {
  params: Record<string, unknown>;
  dataset: readonly unknown[];
  identity: string;
  timestamp: Date;
  sanity: { projectId: string; dataset: string };
  dereference: (reference: { _ref: string }) => unknown;
}

/** One run of a plan. */
export interface Run {
  plan: Plan;
  /** Its parameters take in the lists of the steps, one after the other. */
  options: EvaluateOptions;
  /** What documents are looked up by, where it isn't the parameter of that name. */
  lookUpParams: Readonly<Record<string, unknown>>;
  /** Asked anew for each step: after a pause the documents are another object's. */
  source: () => Documents;
  /** Does it look for text in whole documents? */
  isTextual: boolean;
  clock: QueryClock;
}

/** After so many milliseconds others have their turn. */
const turn = 10;

/** Milliseconds that a piece of a list should take: long enough to be worth its overhead. */
const pieceTime = 4;

const firstPiece = 256;

/** Lists longer than this are sorted in one go; below it, only the wanted first ones of each piece are kept. */
const orderCeiling = 1_000;

/** Carries out the steps of a plan; yields where others may come in between. Throws a 400 when the time is up. */
export function* runSteps(run: Run): Generator<void, void> {
  for (const step of run.plan.steps)
    run.options.params[step.parameter] = yield* runStep(step, run, itemsOf(step, run));
}

/** The answer of a plan whose steps are done: a value of groq-js. */
export function evaluateResult(run: Run) {
  return evaluateNode(run.plan.result, run, null);
}

function* runStep(step: Step, run: Run, items: unknown): Generator<void, unknown> {
  const { node, limit } = step;
  const isOrder = isPipe(node, "order");
  const mayBeCut = node.type !== "Slice" && !(isOrder && limit > orderCeiling);
  if (!Array.isArray(items) || items.length <= firstPiece || !mayBeCut)
    return evaluateNode(node, run, items).data;
  // A copy: the dataset's own lists change while others have their turn.
  const all: readonly unknown[] = items.slice();
  let found: unknown[] = [];
  let size = isOrder ? Math.max(firstPiece, 2 * limit) : firstPiece;
  for (let start = 0; start < all.length;) {
    const began = run.clock.inTurn;
    const piece = all.slice(start, start + size);
    start += piece.length;
    if (isOrder) found = firstOf(node, run, [...found, ...piece], limit);
    else for (const item of listOf(evaluateNode(node, run, piece).data)) found.push(item);
    if (node.type !== "PipeFuncCall" && found.length >= limit) break;
    size = nextSize(size, run.clock.inTurn - began);
    if (run.clock.inTurn < turn) continue;
    run.clock.pause();
    yield;
    run.clock.resume();
  }
  return isPipe(node, "score") ? found.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : found;
}

/** The first so many of a list in a step's order. */
function firstOf(node: SyntaxNode, run: Run, items: readonly unknown[], limit: number): unknown[] {
  return listOf(evaluateNode(node, run, items).data).slice(0, limit);
}

function nextSize(size: number, taken: number): number {
  if (taken > pieceTime) return Math.max(1, size >>> 1);
  return taken < pieceTime / 2 ? size * 2 : size;
}

function itemsOf(step: Step, run: Run): unknown {
  const { params } = run.options;
  if ("step" in step.from) return params[step.from.step];
  const source = run.source();
  const selection = step.from.dataset;
  const found = selection && lookUp(selection, { ...params, ...run.lookUpParams }, source);
  const items = step.isNewestFirst ? byNewest(found, source) : (found ?? source.all());
  if (run.isTextual) prepareForSearch(items);
  return items;
}

/** For everything, and for everything of a type, the order is kept; other lists are short enough to be sorted. */
function byNewest(found: readonly LakeDocument[] | undefined, source: Documents) {
  if (!found) return source.newest();
  const type = found[0]?._type;
  const isWholeType = type !== undefined && source.bucket("_type", type) === found;
  return isWholeType ? source.newest(type) : found.toSorted(newestFirst);
}

function evaluateNode(node: SyntaxNode, run: Run, piece: unknown): { data: unknown } {
  const options = { ...run.options, params: { ...run.options.params, [pieceName]: piece } };
  if (run.plan.isLight) return evaluateSync(node, options);
  return withinTime<{ data: unknown }>(run.clock.left, () => evaluateSync(node, options));
}

const isPipe = (node: SyntaxNode, name: string) =>
  node.type === "PipeFuncCall" && node.name === name;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function scoreOf(item: unknown): number {
  const score = isObject(item) ? item["_score"] : undefined;
  return typeof score === "number" ? score : 0;
}
