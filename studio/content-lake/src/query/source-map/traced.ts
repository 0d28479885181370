import { isObject, type LakeDocument } from "../../document.ts";

/** A place in a stored document. A place without `path` is the whole document. */
export interface Origin {
  document: LakeDocument;
  path: OriginPath | undefined;
}

/** The last step of a path in a document, and the path before it. Paths share their beginnings, which saves memory. */
export interface OriginPath {
  before: OriginPath | undefined;
  /** The name of an attribute, or the index of an item in `list`. */
  step: string | { index: number; list: readonly unknown[] };
}

/**
 * A value that a query computes, with the origin of its parts. `source`: the value at a place of a document, with all its
 * parts. `list` and `object`: a value that the query built from other values. `literal`: a constant of the query.
 * `unknown`: any other value, such as the result of a function.
 */
export type Traced =
  | { kind: "source"; value: unknown; origin: Origin }
  | { kind: "list"; items: readonly Traced[] }
  | { kind: "object"; fields: ReadonlyMap<string, Traced> }
  | { kind: "literal" | "unknown"; value: unknown };

export const nothing: Traced = { kind: "unknown", value: null };

/** Values of the lists and objects that a query built. */
const built = new WeakMap<Traced, unknown>();

export function plainOf(traced: Traced): unknown {
  if (traced.kind !== "list" && traced.kind !== "object") return traced.value;
  const known = built.get(traced);
  if (known !== undefined) return known;
  const value =
    traced.kind === "list"
      ? traced.items.map(plainOf)
      : Object.fromEntries([...traced.fields].map(([name, field]) => [name, plainOf(field)]));
  built.set(traced, value);
  return value;
}

export function isNothing(traced: Traced): boolean {
  return "value" in traced && (traced.value === null || traced.value === undefined);
}

export function fieldOf(traced: Traced, name: string): Traced {
  if (traced.kind === "object") return traced.fields.get(name) ?? nothing;
  if (traced.kind === "list") return nothing;
  const { value } = traced;
  if (!isObject(value) || !Object.hasOwn(value, name)) return nothing;
  return partOf(traced, value[name], name);
}

export function fieldsOf(traced: Traced): ReadonlyMap<string, Traced> | undefined {
  if (traced.kind === "object") return traced.fields;
  if (traced.kind === "list" || !isObject(traced.value)) return undefined;
  const fields = Object.entries(traced.value);
  return new Map(fields.map(([name, value]) => [name, partOf(traced, value, name)]));
}

export function itemsOf(traced: Traced): readonly Traced[] | undefined {
  if (traced.kind === "list") return traced.items;
  if (traced.kind === "object" || !Array.isArray(traced.value)) return undefined;
  const list: readonly unknown[] = traced.value;
  return list.map((value, index) => partOf(traced, value, { index, list }));
}

function partOf(
  traced: Extract<Traced, { value: unknown }>,
  value: unknown,
  step: OriginPath["step"],
): Traced {
  if (traced.kind !== "source") return { kind: traced.kind, value };
  const { document, path } = traced.origin;
  return { kind: "source", value, origin: { document, path: { before: path, step } } };
}
