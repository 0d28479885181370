import { expect, test } from "vitest";
import { filledTable } from "./filled-table.ts";
import { changeOf } from "./history.ts";

const table = {
  _key: "t",
  _type: "table",
  rows: [{ _key: "a", _type: "tableRow", title: "Salt" }],
};
const page = { blocks: [table, { _key: "q", _type: "quote", rows: [{ _key: "a" }] }] };
const pasted = { cells: [["9 min", "Mono"]], isCut: false };

test("[BLK-8] pasted cells change their table in one step, which is undone as one", () => {
  const path = 'blocks[_key=="t"]';
  const filled = filledTable(`${path}.rows[_key=="a"].cell1`, pasted, page);
  const after = filled?.change.patch.set?.[path];
  expect(after).toMatchObject({ rows: [{ title: "Salt", cell1: "9 min", cell2: "Mono" }] });
  const undone = filled && changeOf(filled.undo, { blocks: [after] });
  expect(undone?.patch.set?.[path]).toEqual(table);
});

test.each([
  'blocks[_key=="q"].rows[_key=="a"].cell1',
  'blocks[_key=="t"].heading',
  'blocks[_key=="x"].columns.title',
])("[BLK-8] fills nothing at %s", (path) => {
  expect(filledTable(path, pasted, page)).toBeNull();
});
