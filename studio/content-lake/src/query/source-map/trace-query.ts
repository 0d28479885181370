import {
  ancestorOf,
  evaluateInScope,
  scopeWithin,
  type ItemScope,
} from "../internals/groq-scope.ts";
import { ungrouped, type FunctionNode, type SyntaxNode } from "../internals/groq-tree.ts";
import { pieceName, type Step } from "../plan.ts";
import { itemsOfStep, type Run } from "../run-plan.ts";
import { identified, scored, storedForm } from "./stored-values.ts";
import { arrayOf, objectOf, type Evaluation } from "./trace-built.ts";
import { compactOf, inOrderOf, sliceOf, uniqueOf } from "./trace-lists.ts";
import { fieldOf, fieldsOf, isNothing, itemsOf, nothing, plainOf, type Traced } from "./traced.ts";

type TraceScope = ItemScope<Traced>;
/** The scope of the whole query. */
const noScope: TraceScope = { item: nothing, parent: undefined, isHidden: false };

type NodeOf<T extends SyntaxNode["type"]> = Extract<SyntaxNode, { type: T }>;

/** Number of expressions between two checks of time and memory. */
const checkInterval = 1_024;

/**
 * Evaluates the result of a plan again, with the origin of each value. Expressions that only select and rearrange values
 * are evaluated here. groq-js evaluates all others, such as conditions and functions, whose values have an unknown origin.
 * The steps of the plan must have run.
 */
export class Tracer {
  readonly #run: Run;
  readonly #lists = new Map<string, Traced>();
  /** The items that a step's expression reads, and the number of items that the step has found. */
  #piece: { items: Traced; limit: number } = { items: nothing, limit: Infinity };
  #everything: Traced | undefined;
  #count = 0;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Returns the whole result. */
  result(): Traced {
    return this.trace(this.#run.plan.result, noScope);
  }

  /**
   * Returns a function that traces one item of the result. Returns undefined if the result isn't a list whose items can be
   * traced one by one.
   */
  itemOfResult(): ((index: number) => Traced) | undefined {
    const node = ungrouped(this.#run.plan.result);
    const step = node.type === "Parameter" ? this.#stepOf(node.name) : undefined;
    const list = step && this.#run.options.params[step.parameter];
    if (Array.isArray(list) && this.#isStored(list))
      return (index) => this.#identified(list[index]);
    if (step?.node.type !== "Map" || !this.#isPiece(step.node.base)) return undefined;
    const { expr } = step.node;
    const items = itemsOf(this.#itemsOf(step));
    return (index) => this.trace(expr, scopeWithin(noScope, items?.[index] ?? nothing, "hidden"));
  }

  trace(node: SyntaxNode, scope: TraceScope): Traced {
    this.#check();
    switch (node.type) {
      case "This":
        return scope.item;
      case "Parent":
        return ancestorOf(scope, node.n)?.item ?? nothing;
      case "Value":
        return { kind: "literal", value: node.value };
      case "Parameter":
        return this.#parameter(node.name);
      case "Everything":
        return (this.#everything ??= this.#identified(this.#run.options.dataset));
      case "Group":
        return this.trace(node.base, scope);
      case "ArrayCoerce": {
        const list = this.trace(node.base, scope);
        return itemsOf(list) ? list : nothing;
      }
      case "AccessAttribute":
        return this.#attribute(node, scope);
      case "AccessElement":
        return itemsOf(this.trace(node.base, scope))?.at(node.index) ?? nothing;
      case "Slice":
        return this.#listOf(node.base, scope, (items) => sliceOf(items, node));
      case "Filter":
        return this.#filter(node, scope);
      case "Map":
      case "FlatMap":
        return this.#map(node, scope);
      case "Projection": {
        const base = this.trace(node.base, scope);
        if (!fieldsOf(base)) return nothing;
        return this.trace(node.expr, scopeWithin(scope, base, "nested"));
      }
      case "Object":
        return objectOf(node.attributes, this.#within(scope));
      case "Array":
        return arrayOf(node.elements, this.#within(scope));
      case "Select":
        return this.#select(node, scope);
      case "Deref":
        return this.#deref(node, scope);
      case "PipeFuncCall":
        return this.#pipe(node, scope);
      case "FuncCall":
        return this.#call(node, scope);
      case "OpCall":
        return node.op === "+" && node.left.type !== "Value"
          ? this.#sum(node, scope)
          : this.#opaque(node, scope);
      default:
        return this.#opaque(node, scope);
    }
  }

  #check(): void {
    this.#count += 1;
    if (this.#count % checkInterval !== 0) return;
    // Reading `inTurn` throws when the query's time is up.
    void this.#run.clock.inTurn;
    this.#run.meter.probe();
  }

  /** Evaluates an expression whose parts don't matter. */
  #valueOf(node: SyntaxNode, scope: TraceScope): unknown {
    this.#check();
    const params = { ...this.#run.options.params, [pieceName]: plainOf(this.#piece.items) };
    return evaluateInScope(node, scope, { ...this.#run.options, params }, plainOf);
  }

  #opaque(node: SyntaxNode, scope: TraceScope): Traced {
    return this.#identified(this.#valueOf(node, scope));
  }

  #identified(value: unknown): Traced {
    return identified(value, this.#run.source());
  }

  #attribute({ base, name }: NodeOf<"AccessAttribute">, scope: TraceScope): Traced {
    const field = fieldOf(base ? this.trace(base, scope) : scope.item, name);
    // The documents that a look-up in an index found are an attribute of a parameter.
    return field.kind === "unknown" ? this.#identified(field.value) : field;
  }

  #parameter(name: string): Traced {
    if (name === pieceName) return this.#piece.items;
    const value = this.#run.options.params[name];
    const step = this.#stepOf(name);
    if (!step) return { kind: "unknown", value };
    const known = this.#lists.get(name);
    if (known) return known;
    const list = this.#stepList(step, value);
    this.#lists.set(name, list);
    return list;
  }

  /** Returns the list of a step. A list of stored documents needs no second evaluation of the step. */
  #stepList(step: Readonly<Step>, value: unknown): Traced {
    if (!Array.isArray(value) || this.#isStored(value)) return this.#identified(value);
    const before = this.#piece;
    this.#piece = { items: this.#itemsOf(step), limit: value.length };
    try {
      return this.trace(step.node, noScope);
    } finally {
      this.#piece = before;
    }
  }

  #stepOf(name: string): Readonly<Step> | undefined {
    return this.#run.plan.steps.find(({ parameter }) => parameter === name);
  }

  #itemsOf(step: Readonly<Step>): Traced {
    return "step" in step.from
      ? this.#parameter(step.from.step.parameter)
      : this.#identified(itemsOfStep(step, this.#run));
  }

  #isStored(list: readonly unknown[]): boolean {
    const source = this.#run.source();
    return list.every((item) => storedForm(item, source));
  }

  #isPiece(node: SyntaxNode): boolean {
    return node.type === "Parameter" && node.name === pieceName;
  }

  /** Number of items that a list needs. A step may have stopped before the end of its list. */
  #limitOf(base: SyntaxNode): number {
    return this.#isPiece(base) ? this.#piece.limit : Infinity;
  }

  #filter({ base, expr }: NodeOf<"Filter">, scope: TraceScope): Traced {
    const items = itemsOf(this.trace(base, scope));
    if (!items) return nothing;
    const limit = this.#limitOf(base);
    const found: Traced[] = [];
    for (const item of items) {
      if (found.length >= limit) break;
      if (this.#valueOf(expr, scopeWithin(scope, item, "nested")) === true) found.push(item);
    }
    return { kind: "list", items: found };
  }

  #map({ type, base, expr }: NodeOf<"Map" | "FlatMap">, scope: TraceScope): Traced {
    const items = itemsOf(this.trace(base, scope));
    if (!items) return nothing;
    const limit = this.#limitOf(base);
    const found: Traced[] = [];
    for (const item of items) {
      if (found.length >= limit) break;
      const value = this.trace(expr, scopeWithin(scope, item, "hidden"));
      const parts = type === "FlatMap" ? itemsOf(value) : undefined;
      for (const part of parts ?? [value]) found.push(part);
    }
    return { kind: "list", items: found };
  }

  #within(scope: TraceScope): Evaluation {
    return {
      trace: (node) => this.trace(node, scope),
      isTrue: (node) => this.#valueOf(node, scope) === true,
    };
  }

  #select({ alternatives, fallback }: NodeOf<"Select">, scope: TraceScope): Traced {
    for (const { condition, value } of alternatives)
      if (this.#valueOf(condition, scope) === true) return this.trace(value, scope);
    return fallback ? this.trace(fallback, scope) : nothing;
  }

  #deref({ base }: { base: SyntaxNode }, scope: TraceScope): Traced {
    const id = plainOf(fieldOf(this.trace(base, scope), "_ref"));
    if (typeof id !== "string") return nothing;
    return this.#identified(this.#run.options.dereference({ _ref: id }));
  }

  #pipe(node: NodeOf<"PipeFuncCall">, scope: TraceScope): Traced {
    return this.#listOf(node.base, scope, (items) => {
      const base: SyntaxNode = { type: "Value", value: items.map(plainOf) };
      const sorted = this.#valueOf({ ...node, base }, scope);
      if (!Array.isArray(sorted)) return nothing;
      if (node.name === "order") return inOrderOf(sorted, items);
      return { kind: "list", items: sorted.map((item) => scored(item, this.#run.source())) };
    });
  }

  #call(node: FunctionNode, scope: TraceScope): Traced {
    const [first] = node.args;
    switch (`${node.namespace}::${node.name}`) {
      case "global::coalesce": {
        for (const arg of node.args) {
          const traced = this.trace(arg, scope);
          if (!isNothing(traced)) return traced;
        }
        return nothing;
      }
      case "array::compact":
        return first ? this.#listOf(first, scope, compactOf) : nothing;
      case "array::unique":
        return first ? this.#listOf(first, scope, uniqueOf) : nothing;
      default:
        return this.#opaque(node, scope);
    }
  }

  /** Computes a list from the items of a list. Returns null for any other value. */
  #listOf(
    node: SyntaxNode,
    scope: TraceScope,
    compute: (items: readonly Traced[]) => Traced,
  ): Traced {
    const items = itemsOf(this.trace(node, scope));
    return items ? compute(items) : nothing;
  }

  /** Joins two lists or two objects. */
  #sum(node: NodeOf<"OpCall">, scope: TraceScope): Traced {
    const [left, right] = [this.trace(node.left, scope), this.trace(node.right, scope)];
    const [first, second] = [itemsOf(left), itemsOf(right)];
    if (first && second) return { kind: "list", items: [...first, ...second] };
    const [fields, more] = [fieldsOf(left), fieldsOf(right)];
    if (fields && more) return { kind: "object", fields: new Map([...fields, ...more]) };
    return this.#opaque(node, scope);
  }
}
