import { cellFields, longestCell, longestHeading, maxRows } from "./table-bounds.ts";

/** Cells that an editor pasted: rows of cells. `isCut`: whether some, or a caption, didn't fit into a table. */
export type PastedCells = { cells: string[][]; isCut: boolean };

/** Maximum number of characters that are read from the clipboard. */
const LONGEST = 1_000_000;

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Reads the text that spreadsheets copy: cells between tabs, quoted if they contain a line break or a quote. */
function readLines(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  return rows;
}

/** Returns the texts of a table's cells. The places that a wide or high cell covers are empty. */
function readGrid({ rows }: HTMLTableElement): string[][] {
  const grid: (string | undefined)[][] = [...rows].map(() => []);
  for (const [at, { cells }] of [...rows].entries()) {
    const line = grid[at] ?? [];
    for (const cell of cells) {
      const hole = line.findIndex((text) => text === undefined);
      const column = hole === -1 ? line.length : hole;
      // A height of 0 means up to the last row. What a table has no place for is left out anyway.
      const height = Math.min(cell.rowSpan || Infinity, maxRows + 1);
      const width = Math.min(cell.colSpan, cellFields.length + 1);
      for (const covered of grid.slice(at, at + height)) {
        for (let index = column; index < column + width; index += 1) covered[index] ??= "";
      }
      line[column] = cell.textContent;
    }
  }
  return grid.map((line) => Array.from(line, (text) => text ?? ""));
}

/** Returns the cells of the table in an HTML document, and its caption. Returns null if it isn't only a table. */
function readTable(html: string): { rows: string[][]; caption: string } | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const hidden of page.querySelectorAll("style, script, title")) hidden.remove();
  const table = page.querySelector("table");
  // Content around a table, or a table in it, must not be lost.
  const isAll = table !== null && plain(page.body.textContent) === plain(table.textContent);
  if (!isAll || table.querySelector("table") !== null) return null;
  return { rows: readGrid(table), caption: plain(table.caption?.textContent ?? "") };
}

/**
 * Returns the cells of the clipboard's content, from a spreadsheet or a table of a web page. Returns null if it is no
 * table, or a single cell.
 */
export function readCells(clipboard: Pick<DataTransfer, "getData">): PastedCells | null {
  const html = clipboard.getData("text/html").slice(0, LONGEST);
  const text = clipboard.getData("text/plain").slice(0, LONGEST);
  const read =
    (html.includes("<table") ? readTable(html) : null) ??
    (text.includes("\t") ? { rows: readLines(text), caption: "" } : null);
  const rows = (read?.rows ?? [])
    .map((row) => row.map(plain))
    .filter((row) => row.some((cell) => cell !== ""));
  if (rows.length === 0 || (rows.length === 1 && rows[0]?.length === 1)) return null;
  const cells = rows
    .slice(0, maxRows + 1)
    .map((row) => row.slice(0, cellFields.length + 1).map((cell) => cell.slice(0, longestCell)));
  const count = (all: readonly string[][]) =>
    all
      .flat()
      .filter((cell) => cell !== "")
      .join("");
  return { cells, isCut: read?.caption !== "" || count(cells) !== count(rows) };
}

type Fields = Readonly<Record<string, unknown>>;
type StoredRow = Fields & { _key: string };

/** The place of a cell: its row's key, or null in the header row, and its field. */
type CellPlace = { row: string | null; field: string };

const names = ["title", ...cellFields] as const;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const isRow = (value: unknown): value is StoredRow =>
  isFields(value) && typeof value["_key"] === "string";

const isBlank = (fields: Fields) => names.every((name) => !plain(String(fields[name] ?? "")));

/** Returns fields with the cells of a pasted row, from the column `first` on. Empty cells remove a text. */
function withCells(fields: Fields, cells: readonly string[], first: number, longest: number) {
  const filled = cells.slice(0, names.length - first).map((cell, index) => {
    const name = names[first + index] ?? "title";
    return [name, cell.slice(0, longest)] as const;
  });
  const all: Fields = { ...fields, ...Object.fromEntries(filled) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/**
 * Returns the fields of a stored table after an editor pasted cells at a place. The cells fill the cells beside and
 * below it, and add rows. In a table without a text, the first pasted row becomes the header row. Returns null if the
 * row of the place no longer exists.
 */
export function fillTable(
  block: Fields,
  place: CellPlace,
  { cells, isCut }: PastedCells,
  createKey: () => string,
): { columns: Fields; rows: StoredRow[]; isCut: boolean } | null {
  const columns = isFields(block["columns"]) ? block["columns"] : {};
  const rows = Array.isArray(block["rows"]) ? block["rows"].filter(isRow) : [];
  const first = names.findIndex((name) => name === place.field);
  const isEmpty = isBlank(columns) && rows.every(isBlank);
  const from =
    place.row === null || (isEmpty && cells.length > 1)
      ? -1
      : rows.findIndex(({ _key }) => _key === place.row);
  if (first === -1 || (from === -1 && place.row !== null && !isEmpty)) return null;
  const [header] = from === -1 ? cells : [];
  const body = from === -1 ? cells.slice(1) : cells;
  const start = Math.max(from, 0);
  const filled = body.slice(0, maxRows - start).map((row, index): StoredRow => {
    const stored = rows[start + index] ?? { _key: createKey(), _type: "tableRow" };
    return { ...withCells(stored, row, first, longestCell), _key: stored._key };
  });
  const isTooLarge =
    body.length > filled.length ||
    cells.some((row) => row.slice(names.length - first).some((cell) => cell !== "")) ||
    (header ?? []).some((cell) => cell.length > longestHeading);
  return {
    columns: header === undefined ? columns : withCells(columns, header, first, longestHeading),
    rows: [...rows.slice(0, start), ...filled, ...rows.slice(start + filled.length)],
    isCut: isCut || isTooLarge,
  };
}
