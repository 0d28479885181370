import { expect, test } from "vitest";
import { filledTable } from "./filled-table.ts";
import { valueAt } from "./block-path.ts";
import { changeOf, inverseOf, type Step } from "./history.ts";

const table = {
  _key: "t",
  _type: "table",
  rows: [{ _key: "a", _type: "tableRow", title: "Salt" }],
};
const page = { blocks: [table, { _key: "q", _type: "quote", rows: [{ _key: "a" }] }] };
const pasted = { cells: [["9 min", "Mono"]], isCut: false };

test("[BLK-8] pasted cells change their table in one step: undo removes the pasted texts and rows, and preserves what others typed since", () => {
  const path = 'blocks[_key=="t"]';
  const cells = ["9 min", "8 min", "7 min"].map((length) => [length, "Mono"]);
  const at = `${path}.rows[_key=="a"].cell1`;
  const filled = filledTable(at, { cells, isCut: false }, page);
  if (filled === null) throw new Error("Nothing was filled.");
  const tableAfter = (step: Step, block: unknown) =>
    changeOf(step, { blocks: [block] })?.patch.set?.[path];
  const block = filled.change.patch.set?.[path];
  expect(block).toMatchObject({ rows: [{ title: "Salt", cell1: "9 min", cell2: "Mono" }, {}, {}] });
  expect(tableAfter(filled.undo, block)).toEqual(table);
  const rows = valueAt({ blocks: [block] }, `${path}.rows`);
  const [a, b, c] = Array.isArray(rows) ? rows : [];
  const others = {
    ...table,
    intro: "In minutes",
    columns: { title: "Film" },
    rows: [
      { ...a, title: "Salt, again" },
      { ...b, title: "Moth" },
      c,
      { _key: "d", title: "Tram" },
    ],
  };
  const undone = tableAfter(filled.undo, others);
  expect(undone).toEqual({
    ...others,
    rows: [
      { _key: "a", _type: "tableRow", title: "Salt, again" },
      { _key: b._key, _type: "tableRow", title: "Moth" },
      { _key: "d", title: "Tram" },
    ],
  });
  const redone = tableAfter(inverseOf(filled.undo, { blocks: [others] }), undone);
  expect(redone).toEqual({ ...others, rows: [others.rows[0], others.rows[1], others.rows[3], c] });
});

test.each([
  'blocks[_key=="q"].rows[_key=="a"].cell1',
  'blocks[_key=="t"].heading',
  'blocks[_key=="x"].columns.title',
])("[BLK-8] fills nothing at %s", (path) => {
  expect(filledTable(path, pasted, page)).toBeNull();
});
