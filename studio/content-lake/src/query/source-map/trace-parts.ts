import type { ArrayElementNode, ObjectAttributeNode, SyntaxNode } from "../internals/groq-tree.ts";
import { type Traced, fieldsOf, isNothing, itemsOf, nothing, plainOf } from "./traced.ts";

/** Returns `items[left..right]`, or `items[left...right]` if the end isn't included. Negative indexes count from the end. */
export function sliceOf(
  items: readonly Traced[],
  { left, right, isInclusive }: { left: number; right: number; isInclusive: boolean },
): Traced {
  const at = (index: number) => (index < 0 ? index + items.length : index);
  const end = at(right) + (isInclusive ? 1 : 0);
  return { kind: "list", items: items.slice(Math.max(0, at(left)), Math.max(0, end)) };
}

/**
 * Returns items in the order in which groq-js sorted their values. Equal values keep their order in the sorted list, so
 * the first of them has the first origin.
 */
export function inOrderOf(sorted: readonly unknown[], items: readonly Traced[]): Traced {
  const origins = new Map<unknown, Traced[]>();
  for (const item of items) {
    const same = origins.get(plainOf(item));
    if (same) same.push(item);
    else origins.set(plainOf(item), [item]);
  }
  return { kind: "list", items: sorted.map((value) => origins.get(value)?.shift() ?? nothing) };
}

export function compactOf(items: readonly Traced[]): Traced {
  return { kind: "list", items: items.filter((item) => !isNothing(item)) };
}

/** Returns the items that `array::unique` selects: all objects and lists, and the first of equal values of other types. */
export function uniqueOf(items: readonly Traced[]): Traced {
  const seen = new Set<unknown>();
  const isFirst = (item: Traced) => {
    const value = plainOf(item);
    if (seen.has(value)) return typeof value === "object";
    seen.add(value);
    return true;
  };
  return { kind: "list", items: items.filter(isFirst) };
}

export interface Evaluation {
  trace: (node: SyntaxNode) => Traced;
  isTrue: (node: SyntaxNode) => boolean;
}

/** Returns the object that a projection builds. Later attributes replace earlier ones of the same name. */
export function objectOf(
  attributes: readonly ObjectAttributeNode[],
  { trace, isTrue }: Evaluation,
): Traced {
  const fields = new Map<string, Traced>();
  for (const attribute of attributes) {
    if (attribute.type === "ObjectAttributeValue") {
      fields.set(attribute.name, trace(attribute.value));
      continue;
    }
    if (attribute.type === "ObjectConditionalSplat" && !isTrue(attribute.condition)) continue;
    const spread = fieldsOf(trace(attribute.value)) ?? [];
    for (const [name, field] of spread) fields.set(name, field);
  }
  return { kind: "object", fields };
}

export function arrayOf(elements: readonly ArrayElementNode[], { trace }: Evaluation): Traced {
  const items: Traced[] = [];
  for (const { value, isSplat } of elements) {
    const traced = trace(value);
    for (const item of isSplat ? (itemsOf(traced) ?? []) : [traced]) items.push(item);
  }
  return { kind: "list", items };
}
