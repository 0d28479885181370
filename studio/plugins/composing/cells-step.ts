import { valueAt } from "./block-path.ts";
import type { BlockChange } from "./change-blocks.ts";
import { isObject } from "../../lib/is-record.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Changes texts of a table's cells. Null removes a text. */
export type CellsStep = {
  kind: "cells";
  path: string;
  columns: Fields;
  /** `isAdded`: whether the row exists only for its texts, and goes with the last of them. */
  rows: readonly { key: string; fields: Fields; isAdded: boolean }[];
};

type StoredRow = Fields & { _key: string };

type Cells = { columns: Fields; rows: readonly StoredRow[] };

const isRow = (value: unknown): value is StoredRow =>
  isObject(value) && typeof value["_key"] === "string";

function cellsOf(table: Fields): Cells {
  const { columns, rows } = table;
  return {
    columns: isObject(columns) ? columns : {},
    rows: Array.isArray(rows) ? rows.filter(isRow) : [],
  };
}

function changedFields(before: Fields, after: Fields): Fields {
  const names = Object.keys({ ...before, ...after }).filter((name) => !name.startsWith("_"));
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

export function cellsStep(path: string, table: Fields, after: Cells): CellsStep {
  const before = cellsOf(table);
  const former = new Map(before.rows.map((row) => [row._key, row]));
  const rows = after.rows.map((row) => {
    const stored = former.get(row._key);
    return { key: row._key, fields: changedFields(stored ?? {}, row), isAdded: !stored };
  });
  return {
    kind: "cells",
    path,
    columns: changedFields(before.columns, after.columns),
    rows: rows.filter(({ fields }) => Object.keys(fields).length > 0),
  };
}

function withFields(stored: Fields, fields: Fields): Fields {
  const entries = Object.entries({ ...stored, ...fields }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}

const isBlank = (row: Fields) =>
  Object.entries(row).every(([name, value]) => name.startsWith("_") || value === "");

/**
 * Changes the cells of a step, and preserves what others changed since. Returns null if the table no longer exists.
 */
export function changeCells({ path, columns, rows }: CellsStep, now: unknown): BlockChange | null {
  const table = valueAt(now, path);
  if (!isObject(table)) return null;
  const stored = cellsOf(table);
  const changes = new Map(rows.map((row) => [row.key, row]));
  const existing = new Set(stored.rows.map(({ _key }) => _key));
  const added = rows
    .filter(({ key, isAdded }) => isAdded && !existing.has(key))
    .map(({ key }) => ({ _key: key, _type: "tableRow" }));
  const changed = [...stored.rows, ...added].flatMap((row) => {
    const change = changes.get(row._key);
    if (change === undefined) return [row];
    const next = withFields(row, change.fields);
    return change.isAdded && isBlank(next) ? [] : [next];
  });
  const headings = withFields(stored.columns, columns);
  const { columns: _, ...fields } = table;
  const head = Object.keys(headings).length === 0 ? {} : { columns: headings };
  return { patch: { set: { [path]: { ...fields, ...head, rows: changed } } }, path };
}

/** Returns the step that reverts a step. `before` is the page before the step. */
export function formerCells(step: CellsStep, before: unknown): CellsStep {
  const table = valueAt(before, step.path);
  const { columns, rows } = cellsOf(isObject(table) ? table : {});
  const stored = new Map(rows.map((row) => [row._key, row]));
  const formerOf = (former: Fields, fields: Fields) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, former[name] ?? null]));
  return {
    ...step,
    columns: formerOf(columns, step.columns),
    rows: step.rows.map((row) => ({
      ...row,
      fields: formerOf(stored.get(row.key) ?? {}, row.fields),
    })),
  };
}
