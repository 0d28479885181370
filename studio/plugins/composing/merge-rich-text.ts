import { applyPatches, makePatches } from "@sanity/diff-match-patch";
import { isRecord } from "../../lib/is-record.ts";

/** An object of a rich text with a key: a paragraph, an image, a span, a link. */
type Entry = Record<string, unknown> & { _key: string };

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && typeof value["_key"] === "string";

const isKeyed = (value: unknown): value is Entry[] => Array.isArray(value) && value.every(isEntry);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A value before a change (`from`) and after the change (`to`), and the present value (`now`). */
type Versions<T> = { now: T; from: T; to: T };

function mergeEntry({ now, from, to }: Versions<Entry>): Entry {
  const names = new Set([...Object.keys(now), ...Object.keys(to)]);
  const merged = [...names].flatMap((name) => {
    const value = mergeValue({ now: now[name], from: from[name], to: to[name] });
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(merged), _key: now._key };
}

function mergeEntries({ now, from, to }: Versions<readonly Entry[]>): Entry[] {
  const before = new Map(from.map((entry) => [entry._key, entry]));
  const after = new Map(to.map((entry) => [entry._key, entry]));
  const merged = now.flatMap((entry) => {
    const [old, next] = [before.get(entry._key), after.get(entry._key)];
    if (old === undefined) return [entry];
    if (next === undefined) return isSame(entry, old) ? [] : [entry];
    return [mergeEntry({ now: entry, from: old, to: next })];
  });
  for (const [index, entry] of to.entries()) {
    if (before.has(entry._key) || merged.some(({ _key }) => _key === entry._key)) continue;
    const previous = to
      .slice(0, index)
      .findLast(({ _key }) => merged.some((each) => each._key === _key));
    const at = merged.findIndex(({ _key }) => _key === previous?._key) + 1;
    merged.splice(at, 0, entry);
  }
  return merged;
}

function mergeValue({ now, from, to }: Versions<unknown>): unknown {
  if (isSame(from, to)) return now;
  if (isSame(now, from)) return to;
  if (typeof now === "string" && typeof from === "string" && typeof to === "string") {
    return applyPatches(makePatches(from, to), now, { allowExceedingIndices: true })[0];
  }
  if (isKeyed(now) && isKeyed(from) && isKeyed(to)) return mergeEntries({ now, from, to });
  return to;
}

/**
 * Applies a change of a rich text, from the value `from` to the value `to`, to the present value
 * `now`. Preserves other editors' later changes. The value of a missing field is undefined.
 */
export const mergeRichText = (versions: Versions<unknown>): unknown => {
  const listed = ({ now, from, to }: Versions<unknown>) => ({
    now: now ?? [],
    from: from ?? [],
    to: to ?? [],
  });
  const merged = mergeValue(listed(versions));
  return Array.isArray(merged) && merged.length === 0 ? undefined : merged;
};
