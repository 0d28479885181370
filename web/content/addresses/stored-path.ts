/** Field names and list positions that lead from a stored document to one of its values. */
export type StoredPath = readonly (string | number)[];

/**
 * The value that replaces a dropped list entry. The other entries thus keep their positions.
 */
export const dropped = Symbol("dropped");

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value at a path; undefined if there is none. */
export function valueAt(root: unknown, path: StoredPath): unknown {
  let value = root;
  for (const part of path) {
    if (Array.isArray(value) && typeof part === "number") value = value[part];
    else if (isFields(value) && Object.hasOwn(value, part)) value = value[part];
    else return undefined;
  }
  return value;
}

/** Returns a copy of `root` with `value` at a path. */
export function withValueAt(root: unknown, path: StoredPath, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  if (Array.isArray(root) && typeof part === "number") {
    const entries: readonly unknown[] = root;
    return entries.map((entry, index) =>
      index === part ? withValueAt(entry, rest, value) : entry,
    );
  }
  const fields = isFields(root) ? root : {};
  return { ...fields, [part]: withValueAt(fields[part], rest, value) };
}

/**
 * Depth at which {@link withoutDropped} stops. Our documents are less deep, but a hostile value may be nested without
 * limit.
 */
const DEEPEST = 40;

/** Returns a copy of a value, without the list entries that are {@link dropped}. */
export function withoutDropped(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return value;
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return entries
      .filter((entry) => entry !== dropped)
      .map((entry) => withoutDropped(entry, depth + 1));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, withoutDropped(held, depth + 1)]),
  );
}

/**
 * Translates a path in the result of {@link withoutDropped} into a path in `root`. Positions differ, because `root`
 * still contains the dropped entries.
 */
export function originalPath(root: unknown, path: readonly PropertyKey[]): StoredPath {
  let value = root;
  return path.map((part) => {
    const position = Array.isArray(value) ? positionOf(value, Number(part)) : String(part);
    value = valueAt(value, [position]);
    return position;
  });
}

function positionOf(list: readonly unknown[], nth: number): number {
  const remainingIndexes = list.flatMap((entry, index) => (entry === dropped ? [] : [index]));
  return remainingIndexes[nth] ?? nth;
}

/** Formats a path for the log and tests: `["body", 2, "alt"]` becomes `body[2].alt`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

/** Formats a path for Sanity Studio. Addresses a list entry by its key, or by its position if it has no key. */
export function keyedPath(root: unknown, path: StoredPath): string {
  return path.reduce<string>((text, part, index) => {
    if (typeof part !== "number") return text === "" ? part : `${text}.${part}`;
    const entry = valueAt(root, path.slice(0, index + 1));
    const key = isFields(entry) ? entry["_key"] : undefined;
    return `${text}[${typeof key === "string" ? `_key==${JSON.stringify(key)}` : part}]`;
  }, "");
}
