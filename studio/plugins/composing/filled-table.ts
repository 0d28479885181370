import { fillTable, type PastedCells } from "@marquee/schemas/table";
import { valueAt } from "./block-path.ts";
import { cellsStep, changeCells, formerCells } from "./cells-step.ts";
import { freshKey } from "./new-block.ts";
import { isObject } from "../../lib/is-record.ts";

/** Splits the path of a cell: its table, its row's key (undefined in the header row), and its field. */
const cellPath = /^(?<table>.+)\.(?:columns|rows\[_key=="(?<row>[^"]+)"\])\.(?<field>\w+)$/;

/**
 * Returns the change that fills a table of a page with pasted cells, from the cell at a path on, and the step that
 * reverts it. `isCut`: whether some cells were left out. Returns null if the path leads to no cell of a table, or no
 * longer.
 */
export function filledTable(path: string, pasted: PastedCells, page: unknown) {
  const { table, row, field } = cellPath.exec(path)?.groups ?? {};
  if (table === undefined || field === undefined) return null;
  const block = valueAt(page, table);
  if (!isObject(block) || block["_type"] !== "table") return null;
  const filled = fillTable(block, { row: row ?? null, field }, pasted, freshKey);
  if (filled === null) return null;
  const step = cellsStep(table, block, filled);
  const change = changeCells(step, page);
  return change && { change, undo: formerCells(step, page), isCut: filled.isCut };
}
