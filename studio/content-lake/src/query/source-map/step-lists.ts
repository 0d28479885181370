import { scopeWithin, type ItemScope } from "../internals/groq-scope.ts";
import { ungrouped, type SyntaxNode } from "../internals/groq-tree.ts";
import { pieceName, type Step } from "../plan.ts";
import { itemsOfStep, type Run } from "../run-plan.ts";
import { identified, storedForm } from "./stored-values.ts";
import { itemsOf, nothing, type Traced } from "./traced.ts";

export type TraceScope = ItemScope<Traced>;

export const noScope: TraceScope = { item: nothing, parent: undefined, isHidden: false };

/** The lists that the steps of a plan have found, with the origins of their items. */
export class StepLists {
  readonly #run: Run;
  readonly #trace: (node: SyntaxNode, scope: TraceScope) => Traced;
  readonly #known = new Map<string, Traced>();
  /** The items that a step's expression reads, and the number of items that the step has found. */
  #piece: { items: Traced; limit: number } = { items: nothing, limit: Infinity };

  constructor(run: Run, trace: (node: SyntaxNode, scope: TraceScope) => Traced) {
    this.#run = run;
    this.#trace = trace;
  }

  get piece(): Traced {
    return this.#piece.items;
  }

  parameter(name: string): Traced {
    if (name === pieceName) return this.piece;
    const value = this.#run.options.params[name];
    const step = this.#stepOf(name);
    if (!step) return { kind: "unknown", value };
    const known = this.#known.get(name);
    if (known) return known;
    const list = this.#listOf(step, value);
    this.#known.set(name, list);
    return list;
  }

  /** Returns the number of items that a list with this base needs. A step may have stopped before the end of its list. */
  limitOf(base: SyntaxNode): number {
    return isPiece(base) ? this.#piece.limit : Infinity;
  }

  /** Undefined if the node isn't the list of a step whose items can be traced one by one. */
  itemOf(node: SyntaxNode): ((index: number) => Traced) | undefined {
    const list = ungrouped(node);
    const step = list.type === "Parameter" ? this.#stepOf(list.name) : undefined;
    if (!step) return undefined;
    const values = this.#run.options.params[step.parameter];
    if (Array.isArray(values) && this.#isStored(values))
      return (index) => identified(values[index], this.#run.source());
    if (step.node.type !== "Map" || !isPiece(step.node.base)) return undefined;
    const { expr } = step.node;
    const items = itemsOf(this.#itemsOf(step));
    return (index) => this.#trace(expr, scopeWithin(noScope, items?.[index] ?? nothing, "hidden"));
  }

  /** Returns the list of a step. A list of stored documents needs no second evaluation of the step. */
  #listOf(step: Readonly<Step>, value: unknown): Traced {
    if (!Array.isArray(value) || this.#isStored(value))
      return identified(value, this.#run.source());
    const before = this.#piece;
    this.#piece = { items: this.#itemsOf(step), limit: value.length };
    try {
      return this.#trace(step.node, noScope);
    } finally {
      this.#piece = before;
    }
  }

  #itemsOf(step: Readonly<Step>): Traced {
    return "step" in step.from
      ? this.parameter(step.from.step.parameter)
      : identified(itemsOfStep(step, this.#run), this.#run.source());
  }

  #stepOf(name: string): Readonly<Step> | undefined {
    return this.#run.plan.steps.find(({ parameter }) => parameter === name);
  }

  #isStored(list: readonly unknown[]): boolean {
    const source = this.#run.source();
    return list.every((item) => storedForm(item, source));
  }
}

function isPiece(node: SyntaxNode): boolean {
  return node.type === "Parameter" && node.name === pieceName;
}
