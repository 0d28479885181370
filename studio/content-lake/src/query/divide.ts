import { isObject } from "../document.ts";
import { evaluateInScope, scopeWithin, type ItemScope } from "./internals/groq-scope.ts";
import {
  childrenOf,
  isCall,
  mapChildren,
  type ObjectAttributeNode,
  type SyntaxNode,
} from "./internals/groq-tree.ts";
import { sortInPieces, type SortKey } from "./sort-in-pieces.ts";
import type { ResultMeter } from "./result-meter.ts";
import { timeIsUp, turn, type QueryClock } from "./time-limit.ts";
import type { EvaluateOptions } from "./internals/groq-evaluator.ts";

type NodeOf<T extends SyntaxNode["type"]> = Extract<SyntaxNode, { type: T }>;
type Scope = ItemScope<unknown>;
type Evaluation<T = unknown> = Generator<void, T>;

interface Context {
  options: EvaluateOptions;
  clock: QueryClock;
  meter: ResultMeter;
  /** Returns whether a part of a value is one that the query only refers to (see {@link ResultMeter.addBuilt}). */
  isShared: (part: object) => boolean;
}

/** How {@link DividedEvaluation} evaluates the items of a list. */
interface PieceSteps {
  some: (items: readonly unknown[]) => readonly unknown[];
  one: (item: unknown) => Evaluation;
  isLong: () => boolean;
  add: (values: readonly unknown[], items: readonly unknown[]) => void;
}

/** Number of items that are evaluated at once at first. */
const firstPiece = 8;

const noScope: Scope = { item: null, parent: undefined, isHidden: false };

/**
 * Evaluates expressions that take long without holding up other requests. groq-js can't pause. So an expression is first
 * evaluated for a few milliseconds. If that isn't enough, its operands, or the items of its list, are evaluated one
 * after another, each in the same way. Only an expression without such parts, such as one `match`, runs longer, up to the
 * time limit for a piece.
 */
export class DividedEvaluation {
  readonly #context: Context;
  /** The expressions whose evaluation was abandoned. */
  readonly #long = new WeakSet<SyntaxNode>();

  constructor(context: Context) {
    this.#context = context;
  }

  *evaluate(node: SyntaxNode, scope: Scope = noScope): Evaluation {
    const { meter } = this.#context;
    if (!isDivisible(node)) return this.#valueOf(node, scope);
    if (!this.#long.has(node)) {
      const value = this.#attempt(() => this.#valueOf(node, scope));
      if (value !== timeIsUp) return value;
      this.#long.add(node);
    }
    const mark = meter.nodes;
    yield* this.#pauseInTime();
    const value = yield* this.#divide(node, scope);
    yield* this.#pauseInTime();
    // The values of the parts belong to this value, which the caller counts, or are garbage.
    meter.resetNodes(mark);
    return value;
  }

  #valueOf(node: SyntaxNode, scope: Scope): unknown {
    return evaluateInScope(node, scope, this.#context.options, (item) => item);
  }

  #attempt<T>(work: () => T): T | typeof timeIsUp {
    this.#context.meter.beginPiece();
    return this.#context.clock.attempt(work);
  }

  *#pauseInTime(): Evaluation<void> {
    const { clock } = this.#context;
    if (clock.inTurn < turn) return;
    clock.pause();
    yield;
    clock.resume();
  }

  *#divide(node: SyntaxNode, scope: Scope): Evaluation {
    switch (node.type) {
      case "Filter":
      case "Map":
      case "FlatMap":
        return yield* this.#list(node, scope);
      case "Projection": {
        const base = yield* this.evaluate(node.base, scope);
        if (!isObject(base)) return null;
        return yield* this.evaluate(node.expr, scopeWithin(scope, base, "nested"));
      }
      case "PipeFuncCall":
        return yield* node.name === "order" ? this.#order(node, scope) : this.#score(node, scope);
      case "Object":
        return yield* this.#object(node.attributes, scope);
      case "Array":
        return yield* this.#array(node, scope);
      case "Select":
        return yield* this.#select(node, scope);
      default:
        if (isCall(node, "global", "coalesce")) return yield* this.#coalesce(node.args, scope);
        return yield* this.#operation(node, scope);
    }
  }

  *#list(node: NodeOf<"Filter" | "Map" | "FlatMap">, scope: Scope): Evaluation {
    const items = yield* this.evaluate(node.base, scope);
    if (!Array.isArray(items)) return null;
    const found: unknown[] = [];
    const kind = node.type === "Filter" ? "nested" : "hidden";
    yield* this.#each(items, { expr: node.expr, scope, kind }, (value, item) => {
      if (node.type === "Filter") {
        if (value === true) found.push(item);
      } else if (node.type === "FlatMap" && Array.isArray(value)) {
        for (const part of value) found.push(part);
      } else found.push(value);
    });
    return found;
  }

  /** Evaluates an expression for each item of a list. */
  *#each(
    list: readonly unknown[],
    { expr, scope, kind }: { expr: SyntaxNode; scope: Scope; kind: "nested" | "hidden" },
    add: (value: unknown, item: unknown) => void,
  ): Evaluation<void> {
    const scopeOf = (item: unknown) => scopeWithin(scope, item, kind);
    yield* this.#inPieces(list, {
      some: (piece) => piece.map((item) => this.#valueOf(expr, scopeOf(item))),
      one: (item) => this.evaluate(expr, scopeOf(item)),
      isLong: () => this.#long.has(expr),
      add: (values, piece) => {
        this.#count(values);
        for (const [index, value] of values.entries()) add(value, piece[index]);
      },
    });
  }

  /**
   * Evaluates the items of a list, as many at once as take half a turn: with `some`, which is interrupted if they take
   * longer, and with `one` for an item that takes longer alone, or if all items do (`isLong`).
   */
  *#inPieces(list: readonly unknown[], { some, one, isLong, add }: PieceSteps): Evaluation<void> {
    const { clock } = this.#context;
    // Copies the list, because the dataset's own lists may change while other requests run.
    const items = list.slice();
    for (let start = 0, size = firstPiece; start < items.length;) {
      const piece = items.slice(start, start + size);
      const startedAt = clock.inTurn;
      const isSingle = piece.length === 1 || isLong();
      const values = isSingle ? [yield* one(piece[0])] : this.#attempt(() => some(piece));
      if (values === timeIsUp) {
        size = Math.max(1, size >>> 2);
      } else {
        add(values, piece);
        start += isSingle ? 1 : piece.length;
        if (!isSingle)
          size = clock.inTurn - startedAt < turn / 2 ? size * 2 : Math.max(2, size >>> 1);
      }
      yield* this.#pauseInTime();
    }
  }

  #count(values: unknown): void {
    const { meter, isShared } = this.#context;
    meter.addBuilt(values, isShared);
  }

  *#order({ base, args }: NodeOf<"PipeFuncCall">, scope: Scope): Evaluation {
    const items = yield* this.evaluate(base, scope);
    if (!Array.isArray(items)) return null;
    const by = args.map((arg) => (arg.type === "Asc" || arg.type === "Desc" ? arg.base : arg));
    const expr: SyntaxNode = {
      type: "Array",
      elements: by.map((value) => ({ type: "ArrayElement", value, isSplat: false })),
    };
    const keys: SortKey[] = [];
    yield* this.#each(items, { expr, scope, kind: "nested" }, (values, item) => {
      keys.push({ item, values: Array.isArray(values) ? values : [] });
    });
    const isDescending = args.map(({ type }) => type === "Desc");
    const sorted = yield* sortInPieces(keys, isDescending, () => this.#pauseInTime());
    return sorted.map(({ item }) => item);
  }

  *#score(node: NodeOf<"PipeFuncCall">, scope: Scope): Evaluation {
    const items = yield* this.evaluate(node.base, scope);
    if (!Array.isArray(items)) return null;
    const found: unknown[] = [];
    const scored = (piece: readonly unknown[]) =>
      listOf(this.#valueOf({ ...node, base: { type: "Value", value: piece } }, scope));
    const { clock } = this.#context;
    yield* this.#inPieces(items, {
      some: scored,
      // oxlint-disable-next-line require-yield -- scoring one item has no parts
      *one(item) {
        return clock.finish(() => scored([item]))[0];
      },
      isLong: () => false,
      add: (values) => {
        const present = values.filter((value) => value !== undefined);
        this.#count(present);
        for (const value of present) found.push(value);
      },
    });
    return found.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  }

  *#object(attributes: readonly ObjectAttributeNode[], scope: Scope): Evaluation {
    const built: Record<string, unknown> = {};
    for (const attribute of attributes) {
      if (attribute.type === "ObjectConditionalSplat") {
        const condition = yield* this.evaluate(attribute.condition, scope);
        if (condition !== true) continue;
      }
      const value = yield* this.evaluate(attribute.value, scope);
      this.#count(value);
      if (attribute.type === "ObjectAttributeValue") built[attribute.name] = value;
      else if (isObject(value)) Object.assign(built, value);
    }
    return built;
  }

  *#array({ elements }: NodeOf<"Array">, scope: Scope): Evaluation {
    const built: unknown[] = [];
    for (const { value: node, isSplat } of elements) {
      const value = yield* this.evaluate(node, scope);
      this.#count(value);
      if (!isSplat) built.push(value);
      else if (Array.isArray(value)) for (const part of value) built.push(part);
    }
    return built;
  }

  *#select({ alternatives, fallback }: NodeOf<"Select">, scope: Scope): Evaluation {
    for (const { condition, value } of alternatives) {
      const isChosen = yield* this.evaluate(condition, scope);
      if (isChosen === true) return yield* this.evaluate(value, scope);
    }
    return fallback ? yield* this.evaluate(fallback, scope) : null;
  }

  *#coalesce(args: readonly SyntaxNode[], scope: Scope): Evaluation {
    for (const arg of args) {
      const value = yield* this.evaluate(arg, scope);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  }

  /** Evaluates the operands of an operation or a call one after another, and then the operation with their values. */
  *#operation(node: SyntaxNode, scope: Scope): Evaluation {
    const values = new Map<SyntaxNode, SyntaxNode>();
    for (const { node: operand, scope: kind } of childrenOf(node)) {
      if (kind !== "same" || !isDivisible(operand)) continue;
      const value = yield* this.evaluate(operand, scope);
      this.#count(value);
      values.set(operand, { type: "Value", value: Array.isArray(value) ? value.slice() : value });
    }
    const reduced = mapChildren(node, (operand) => values.get(operand) ?? operand);
    return this.#context.clock.finish(() => this.#valueOf(reduced, scope));
  }
}

/** Whether an expression has parts that can be evaluated one after another. */
function isDivisible(node: SyntaxNode): boolean {
  if (node.type === "Value" || node.type === "AccessAttribute")
    return node.type === "AccessAttribute" && node.base !== undefined && isDivisible(node.base);
  return childrenOf(node).length > 0;
}

function scoreOf(item: unknown): number {
  const score = isObject(item) ? item["_score"] : undefined;
  return typeof score === "number" ? score : 0;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
