import { ancestorOf, evaluateInScope, scopeWithin } from "../internals/groq-scope.ts";
import type { FunctionNode, SyntaxNode } from "../internals/groq-tree.ts";
import { pieceName } from "../plan.ts";
import type { Run } from "../run-plan.ts";
import { StepLists, type TraceScope, noScope } from "./step-lists.ts";
import { identified, scored } from "./stored-values.ts";
import {
  type Evaluation,
  arrayOf,
  compactOf,
  inOrderOf,
  objectOf,
  sliceOf,
  uniqueOf,
} from "./trace-parts.ts";
import { type Traced, fieldOf, fieldsOf, isNothing, itemsOf, nothing, plainOf } from "./traced.ts";

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
  readonly #lists: StepLists;
  #everything: Traced | undefined;
  #count = 0;

  constructor(run: Run) {
    this.#run = run;
    this.#lists = new StepLists(run, (node, scope) => this.trace(node, scope));
  }

  result(): Traced {
    return this.trace(this.#run.plan.result, noScope);
  }

  /** Undefined if the result isn't a list whose items can be traced one by one. */
  itemOfResult(): ((index: number) => Traced) | undefined {
    return this.#lists.itemOf(this.#run.plan.result);
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
        return this.#lists.parameter(node.name);
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
    const params = { ...this.#run.options.params, [pieceName]: plainOf(this.#lists.piece) };
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

  #filter({ base, expr }: NodeOf<"Filter">, scope: TraceScope): Traced {
    const items = itemsOf(this.trace(base, scope));
    if (!items) return nothing;
    const limit = this.#lists.limitOf(base);
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
    const limit = this.#lists.limitOf(base);
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

  #listOf(
    node: SyntaxNode,
    scope: TraceScope,
    compute: (items: readonly Traced[]) => Traced,
  ): Traced {
    const items = itemsOf(this.trace(node, scope));
    return items ? compute(items) : nothing;
  }

  #sum(node: NodeOf<"OpCall">, scope: TraceScope): Traced {
    const [left, right] = [this.trace(node.left, scope), this.trace(node.right, scope)];
    const [first, second] = [itemsOf(left), itemsOf(right)];
    if (first && second) return { kind: "list", items: [...first, ...second] };
    const [fields, more] = [fieldsOf(left), fieldsOf(right)];
    if (fields && more) return { kind: "object", fields: new Map([...fields, ...more]) };
    return this.#opaque(node, scope);
  }
}
