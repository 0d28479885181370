import type { QueryAnalysis } from "./analyze-query.ts";
import type { Condition, Selection } from "./condition.ts";
import { fieldOf, type ConstrainedField } from "./constraints.ts";
import { mostSelective, type Correlation } from "./correlate.ts";
import {
  afterCallback,
  afterPause,
  foundBy,
  measured,
  repaired,
} from "./internals/groq-evaluator.ts";
import {
  baseOf,
  childrenOf,
  choice,
  isDatasetFilter,
  isList,
  isPipe,
  mapChildren,
  parameter,
  ungrouped,
  type ListNode,
  type Scope,
  type SyntaxNode,
} from "./internals/groq-tree.ts";
import { isOfDocument, isRanked, rankedBy, searchOf } from "./text-query.ts";

/** The parameter for the piece of a list that a step evaluates. Names in GROQ contain no spaces, so no query has it. */
export const pieceName = "the piece";

/** The parameter of the probe: a query that isn't light calls it for each item, to check time and memory. */
export const probeName = "the probe";

/**
 * Maximum number of sorted items (`limit`) that a query may need for its list to be sorted piece by piece. If the
 * query needs more, the list is sorted in one go. The Studio's lists need 2,001 items at most.
 */
export const orderCeiling = 2_001;

/** A list that is evaluated before the expression that contains it, if it is long in pieces of consecutive items. */
export interface Step {
  /** The parameter that passes the list to later steps. */
  readonly parameter: string;
  /** The source of the list's items: the dataset or the list of an earlier step. */
  from: { dataset: Selection | undefined } | { step: Step };
  /** What is evaluated for each piece of the list before `node`. No list of these results is kept. */
  readonly before: readonly SyntaxNode[];
  /** The filter, map, order, score or slice to evaluate for each piece of the list. */
  readonly node: SyntaxNode;
  /** The number of items after which the step can stop, because the query needs no more. */
  limit: number;
  /** Whether the dataset's documents are read in the order of their last change, newest first. */
  isNewestFirst: boolean;
}

/** A look-up in an index that is repeated for each enclosing document. */
interface LookUp {
  /** Name of the parameter that lets the query search the index (see `finderOf`). */
  parameter: string;
  field: ConstrainedField;
}

/** First the steps read lists of documents into parameters, which `result` uses. */
export interface Plan {
  steps: readonly Readonly<Step>[];
  /** The same steps for a query without a source map. Those that rank documents don't keep all scores. */
  rankingSteps: readonly Readonly<Step>[];
  result: SyntaxNode;
  lookUps: readonly LookUp[];
  /** The names of the parameters for the lists of the query that are read before its result is computed. */
  lists: ReadonlyMap<SyntaxNode, string>;
  /** Whether an expression of the plan still reads the whole dataset. */
  readsEverything: boolean;
  /** Whether the plan needs neither probes nor a time limit (see `QueryProperties`). */
  isLight: boolean;
}

/**
 * Plans a query without changing its tree. A list of documents becomes a step if it has the same value everywhere in the
 * query, so a list inside a filter is read only once. A look-up in an index can replace a scan of the dataset.
 *
 * Planning walks the analyzed tree again, because rewriting an expression needs properties of the whole query and of the
 * expressions around it.
 */
export function planQuery(tree: SyntaxNode, analysis: QueryAnalysis): Plan {
  return new Planner(analysis).plan(tree);
}

const piece = parameter(pieceName);

class Planner {
  readonly #analysis: QueryAnalysis;
  readonly #steps: Step[] = [];
  /** The steps, keyed by the parameter node that replaces the step's list in the query. */
  readonly #stepAt = new Map<SyntaxNode, Step>();
  readonly #lists = new Map<SyntaxNode, string>();
  readonly #lookUps: LookUp[] = [];
  /** The arguments of `score()` of the steps that compute scores. */
  readonly #scoresOf = new Map<Step, readonly SyntaxNode[]>();
  /** The rewritten forms of expressions that occur twice in the plan, keyed by the original expression. */
  readonly #shared = new Map<SyntaxNode, SyntaxNode>();
  #readsEverything = false;

  constructor(analysis: QueryAnalysis) {
    this.#analysis = analysis;
  }

  plan(tree: SyntaxNode): Plan {
    return {
      result: this.#rewrite(tree, "same"),
      steps: this.#steps,
      rankingSteps: this.#steps.reduce(withoutScores, []),
      lookUps: this.#lookUps,
      lists: this.#lists,
      readsEverything: this.#readsEverything,
      isLight: this.#analysis.query.isLight,
    };
  }

  /** `around` is the kind of the innermost scope that contains `node`. */
  #rewrite(node: SyntaxNode, around: Scope): SyntaxNode {
    const known = this.#shared.get(node);
    if (known) return known;
    const text = this.#at(node)?.text;
    if (text && node.type === "OpCall")
      return searchOf(node, text, (operand) => this.#rewrite(operand, around));
    if (isList(node)) return this.#list(node, around, this.#at(node)?.isClosed === true);
    // `releases::all()` also reads the dataset, although it contains no `*`.
    this.#readsEverything ||= node.type === "Everything";
    this.#readsEverything ||= node.type === "FuncCall" && node.namespace === "releases";
    const copy = this.#withChildren(this.#isFoundFirst(node) ? foundFirst(node) : node, around);
    if (copy.type === "AccessElement") limit(this.#stepAt.get(ungrouped(copy.base)), countOf(copy));
    return this.#probed(measured(repaired(copy)));
  }

  #withChildren<N extends SyntaxNode>(node: N, around: Scope, base?: SyntaxNode): N {
    return mapChildren(node, (child, scope) => {
      if (base && child === baseOf(node)) return base;
      const copy = this.#rewrite(child, scope === "same" ? around : scope);
      return isPipe(node, "score") && child !== node.base ? this.#ranked(copy, child) : copy;
    });
  }

  /** Returns an argument of `score()` that adds the ranks of the text queries in it. `original` is the argument in the query. */
  #ranked(argument: SyntaxNode, original: SyntaxNode): SyntaxNode {
    const text = this.#at(original)?.text;
    if (text) return isRanked(text) ? rankedBy(argument, text) : argument;
    return childrenOf(original).reduce(
      (ranked, { node, scope }) => (scope === "same" ? this.#ranked(ranked, node) : ranked),
      argument,
    );
  }

  /** Limits the documents that a `score()` of a filter reads to those that can get a score, because only these are needed. */
  #narrowToScored(scored: Step): void {
    const filtered = "step" in scored.from ? scored.from.step : undefined;
    const scores = this.#scoresOf.get(scored);
    if (!filtered || !scores || !("dataset" in filtered.from)) return;
    const selections = scores.map((score) => this.#at(score)?.condition?.selection);
    const selection = selections.reduce((left, right) => left && right && { any: [left, right] });
    if (!selection) return;
    const { dataset } = filtered.from;
    filtered.from = { dataset: dataset ? { all: [dataset, selection] } : selection };
  }

  #list(node: ListNode, around: Scope, isClosed: boolean): SyntaxNode {
    if (isClosed && ungrouped(node.base).type === "Everything") return this.#stepOf(node, around);
    const base = this.#baseOf(node, around, isClosed);
    const earlier = this.#stepAt.get(ungrouped(base));
    if (earlier && isScoredOnly(node)) this.#narrowToScored(earlier);
    limit(earlier, countOf(node));
    if (isClosed && earlier) return this.#stepOf(node, around, earlier);
    return this.#probed(this.#withChildren(node, around, base));
  }

  /** Adds a step for a list, and returns the node that replaces it. */
  #stepOf(node: ListNode, around: Scope, earlier?: Step): SyntaxNode {
    const isByTime = isByNewest(node);
    const isOrdered = isByTime || isById(node);
    if (earlier && isOrdered && isWholeFilter(earlier)) {
      earlier.isNewestFirst = isByTime;
      this.#lists.set(node, earlier.parameter);
      return this.#listOf(earlier);
    }
    const dataset = node.type === "Filter" ? this.#at(node.expr)?.condition?.selection : undefined;
    const isWhole = !earlier && (isOrdered || (node.type === "Filter" && isExact(node.expr)));
    const step = this.#addStep({
      from: earlier ? { step: earlier } : { dataset },
      node: isWhole ? piece : this.#probed(this.#withChildren(node, around, piece)),
      isNewestFirst: !earlier && isByTime,
    });
    if (isPipe(node, "score")) this.#scoresOf.set(step, node.args);
    this.#lists.set(node, step.parameter);
    return this.#listOf(step);
  }

  #addStep(step: Pick<Step, "from" | "node" | "isNewestFirst">): Step {
    const added = { ...step, before: [], parameter: `list ${this.#steps.length}`, limit: Infinity };
    this.#steps.push(added);
    return added;
  }

  #listOf(step: Step): SyntaxNode {
    const list = parameter(step.parameter);
    this.#stepAt.set(list, step);
    return list;
  }

  /**
   * The base of a list that doesn't become a step. If it filters the dataset for each enclosing document, only the documents
   * that the filter must examine.
   */
  #baseOf(node: ListNode, around: Scope, isClosed: boolean): SyntaxNode {
    // Asynchronous queries use no look-ups, because an index's lists could change while the evaluation waits.
    const mayNarrow = around === "nested" && !isClosed && !this.#analysis.query.isAsynchronous;
    return mayNarrow && isDatasetFilter(node)
      ? this.#narrowed(node.base, this.#at(node.expr)?.condition)
      : this.#rewrite(node.base, around);
  }

  /**
   * The documents that a nested filter has to examine. If `condition` compares an indexed attribute with the enclosing
   * document, they are looked up. Otherwise the part of `condition` that doesn't depend on the enclosing document
   * (`_type == "post"`) becomes a step. The filter still evaluates the whole condition.
   */
  #narrowed(dataset: SyntaxNode, condition: Condition | undefined): SyntaxNode {
    const correlation = mostSelective(condition?.correlations ?? []);
    if (correlation) return this.#lookedUp(correlation, this.#rewrite(dataset, "nested"));
    const part = condition?.closedPart;
    if (!part) return this.#rewrite(dataset, "nested");
    const expr = this.#rewrite(part.expr, "nested");
    this.#shared.set(part.expr, expr);
    return this.#listOf(
      this.#addStep({
        from: { dataset: part.selection },
        node: { type: "Filter", base: piece, expr },
        isNewestFirst: false,
      }),
    );
  }

  /**
   * Looks up the documents whose attribute equals a value of the enclosing document. The whole dataset if that isn't a
   * string, because the indexes list only strings: a missing value equals a missing attribute, which no index lists.
   */
  #lookedUp({ field, outside }: Correlation, dataset: SyntaxNode): SyntaxNode {
    const name = `look-up ${this.#lookUps.length}`;
    this.#lookUps.push({ parameter: name, field });
    return foundBy(name, outside, dataset);
  }

  /**
   * Whether a node is a condition `([@] match text::query($text) || …)` in parentheses, of which `score()` needs only
   * the value.
   */
  #isFoundFirst(node: SyntaxNode): node is GroupedOr {
    if (node.type !== "Group" || node.base.type !== "Or") return false;
    const text = this.#at(node.base.left)?.text;
    return text !== undefined && isOfDocument(text);
  }

  /**
   * Makes a heavy expression call the probe for each item that it projects, and for each list that it spreads. Filters
   * don't, because they only select existing items, and a probe would double the time of a join.
   */
  #probed(node: SyntaxNode): SyntaxNode {
    if (this.#analysis.query.isLight) return node;
    if (this.#analysis.query.isAsynchronous) return pausing(node);
    if (node.type === "Map" || node.type === "FlatMap")
      return { ...node, expr: afterCallback(probeName, node.expr) };
    if (node.type !== "ArrayElement" || !node.isSplat) return node;
    return { ...node, value: afterCallback(probeName, node.value) };
  }

  #at(node: SyntaxNode) {
    return this.#analysis.at(node);
  }
}

type GroupedOr = { type: "Group"; base: Extract<SyntaxNode, { type: "And" | "Or" }> };

/** Makes an expression pause at each item of its list, if other requests wait. */
function pausing(node: SyntaxNode): SyntaxNode {
  const isLoop = node.type === "Map" || node.type === "FlatMap" || node.type === "Filter";
  return isLoop ? { ...node, expr: afterPause(node.expr) } : node;
}

/** Returns `(found => true, found || …)`, because groq-js would evaluate the rest for each document that was found. */
function foundFirst({ base }: GroupedOr): SyntaxNode {
  return { type: "Group", base: choice(base.left, { type: "Value", value: true }, base) };
}

/**
 * Adds a step to `steps`. Merges steps that rank documents into one: a filter, `score()`, another filter and an order
 * by `_score` of which the query needs only the first documents. `score()` copies each document, so the lists of all
 * scores would be large.
 */
function withoutScores(steps: readonly Readonly<Step>[], step: Readonly<Step>): Readonly<Step>[] {
  const chain = isPipe(step.node, "order") && step.limit <= orderCeiling ? chainOf(step) : [];
  const [first, ...rest] = chain;
  const scores = rest.filter(({ node }) => isPipe(node, "score")).length;
  if (!first || scores !== 1 || !isByScore(step.node)) return [...steps, step];
  const merged = {
    ...step,
    from: first.from,
    isNewestFirst: first.isNewestFirst,
    before: chain.slice(0, -1).map(({ node }) => node),
  };
  return [...steps.filter((each) => !chain.includes(each)), merged];
}

/** Returns the steps that a step depends on, from the dataset on, and the step itself. Empty if one of them can't be merged. */
function chainOf(step: Readonly<Step>): Readonly<Step>[] {
  if ("dataset" in step.from) return isWholeFilter(step) ? [step] : [];
  const { node } = step.from.step;
  const isMergeable = node === piece || node.type === "Filter" || isPipe(node, "score");
  const before = isMergeable ? chainOf(step.from.step) : [];
  return before.length === 0 ? [] : [...before, step];
}

function isByScore(node: SyntaxNode): boolean {
  const [by] = isPipe(node, "order") ? node.args : [];
  return by?.type === "Desc" && isOwn(by.base, "_score");
}

const isWholeFilter = (step: Readonly<Step>) =>
  "dataset" in step.from &&
  (step.node.type === "Filter" || step.node === piece) &&
  !step.isNewestFirst;

/** Whether an index contains exactly the documents that a filter accepts, so that they need no evaluation. */
function isExact(expr: SyntaxNode): boolean {
  if (expr.type !== "OpCall" || expr.op !== "==" || fieldOf(expr.left) !== "_type") return false;
  return expr.right.type === "Value" && typeof expr.right.value === "string";
}

/** Whether a node is `[_score > 0]`. */
function isScoredOnly(node: ListNode): boolean {
  if (node.type !== "Filter" || node.expr.type !== "OpCall" || node.expr.op !== ">") return false;
  const { left, right } = node.expr;
  return (
    isOwn(left, "_score") &&
    right.type === "Value" &&
    typeof right.value === "number" &&
    right.value >= 0
  );
}

/** Whether a node is `order(_updatedAt desc)` or `order(_updatedAt desc, _id)`, which have an index. */
function isByNewest(node: ListNode): boolean {
  if (!isPipe(node, "order") || node.args.length > 2) return false;
  const [by, then] = node.args;
  return by?.type === "Desc" && isOwn(by.base, "_updatedAt") && (!then || isAscendingId(then));
}

/** Whether a node is `order(_id)`, the order in which the dataset is read. */
const isById = (node: ListNode): boolean =>
  isPipe(node, "order") && node.args.length === 1 && node.args.every(isAscendingId);

const isAscendingId = (node: SyntaxNode): boolean =>
  isOwn(node.type === "Asc" ? node.base : node, "_id");

const isOwn = (node: SyntaxNode, name: string): boolean =>
  node.type === "AccessAttribute" && node.name === name && !node.base;

/**
 * Limits a step to its first `count` items, because the slice or element access that reads the step needs no others. A
 * one-to-one map passes the limit on to the list that it maps.
 */
function limit(step: Step | undefined, count: number | undefined): void {
  if (!step || count === undefined) return;
  step.limit = count;
  if (step.node.type === "Map" && "step" in step.from) limit(step.from.step, count);
}

function countOf(node: SyntaxNode): number | undefined {
  if (node.type === "AccessElement") return node.index >= 0 ? node.index + 1 : undefined;
  if (node.type !== "Slice" || node.left < 0 || node.right < 0) return undefined;
  return node.isInclusive ? node.right + 1 : node.right;
}
