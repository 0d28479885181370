import { isNothing, nothing, plainOf, type Traced } from "./traced.ts";

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
