/** A row of the RSC payload that holds a value. */
export type Row = { value: unknown };

/** Matches a chunk of the RSC payload in a page's HTML, and captures the chunk's JSON. */
const payloadChunk = /self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)/g;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function textOf(html: string): string {
  return [...html.matchAll(payloadChunk)]
    .map(([, json = ""]) => parsed(json))
    .map((push) => (isList(push) && typeof push[1] === "string" ? push[1] : ""))
    .join("");
}

function rowOf(line: string): Row | null {
  const value = /^[[{"\d]/.test(line) ? parsed(line) : undefined;
  return value === undefined ? null : { value };
}

/**
 * Parses the RSC payload in a page's HTML. Returns its rows by id. The format is internal to React
 * and can change. Therefore unknown rows are skipped, and a page in another format yields no rows.
 */
export function readPayload(html: string): Map<string, Row> {
  const bytes = Buffer.from(textOf(html));
  const rows = new Map<string, Row>();
  for (let at = 0; at < bytes.length;) {
    const colon = bytes.indexOf(":", at);
    if (colon === -1) break;
    const name = bytes.toString("latin1", at, colon);
    const comma = bytes.indexOf(",", colon);
    // A row with a long text contains the text's length in bytes, then the text without escapes.
    const [, length] = /^T([\da-f]+)$/.exec(bytes.toString("latin1", colon + 1, comma)) ?? [];
    if (length !== undefined) {
      at = comma + 1 + Number.parseInt(length, 16);
      rows.set(name, { value: bytes.toString("utf8", comma + 1, at) });
      continue;
    }
    const end = bytes.indexOf("\n", colon);
    const line = bytes.toString("utf8", colon + 1, end === -1 ? undefined : end);
    at = end === -1 ? bytes.length : end + 1;
    const row = rowOf(line);
    if (row !== null) rows.set(name, row);
  }
  return rows;
}

/** `$12` or `$L12` references a row, `$12:props:children` a value inside it. */
const reference = /^\$[LQW@]?([\da-f]+)((?::[^:]+)*)$/;

/** Returns the row that a text references, and the path of the value inside it. */
export function referencedRow(rows: ReadonlyMap<string, Row>, text: string) {
  const [, row = "", path = ""] = reference.exec(text) ?? [];
  return { row: rows.get(row), path };
}

/** Indexes of the fields of a serialized element, which is the array `[marker, type, key, props]`. */
const places: Record<string, number> = { type: 1, key: 2, props: 3 };

export const isElement = (value: unknown[]): boolean =>
  value[0] === "$" && typeof value[1] === "string";

/**
 * Returns the value at a path inside a row's value. {@link referencedRow} returns such paths. Undefined if the path
 * does not exist.
 */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(":")
    .filter(Boolean)
    .reduce<unknown>((inner, step) => {
      if (typeof inner !== "object" || inner === null) return undefined;
      const name = Array.isArray(inner) && isElement(inner) ? String(places[step] ?? step) : step;
      return Reflect.get(inner, name);
    }, value);
