// @vitest-environment jsdom
import { expect, test } from "vitest";
import { htmlOf } from "../../fields/rich-text/pasting/pasted-sources.fixture.ts";
import { fillTable, readCells } from "./pasted-cells.ts";

const clipboard = (content: { html?: string; text?: string }) => ({
  getData: (type: string) => (type === "text/html" ? content.html : content.text) ?? "",
});

test("[BLK-8] reads the cells that a spreadsheet copies", () => {
  const pasted = readCells(clipboard({ html: htmlOf("excel") }));
  expect(pasted?.cells.slice(0, 2).flat()).toEqual(["Stop", "Time", "Depot", "23:40"]);
  expect(pasted?.isCut).toBe(false);
});

test("[BLK-8] reads cells between tabs, with quotes and line breaks, and covered cells as empty", () => {
  const text = 'Film\tLength\r\n"The ""Last""\nTram"\t11 min\r\n\r\nSalt\t\r\n';
  expect(readCells(clipboard({ text }))?.cells).toEqual([
    ["Film", "Length"],
    ['The "Last" Tram', "11 min"],
    ["Salt", ""],
  ]);
  const html = "<table><tr><th colspan=2>Range<th>Mass<tr><td>1<td>2<td>3</table>";
  expect(readCells(clipboard({ html }))?.cells[0]).toEqual(["Range", "", "Mass"]);
});

test("[BLK-8] the places that a high cell covers are empty, and later cells keep their columns", () => {
  const html = `<table>
    <tr><th rowspan=2>Range<th colspan=2>Mass
    <tr><td>From<td>To
    <tr><td rowspan=0 colspan=2>All<td>5 g
    <tr><td>6 g
  </table>`;
  expect(readCells(clipboard({ html }))?.cells).toEqual([
    ["Range", "Mass", ""],
    ["", "From", "To"],
    ["All", "", "5 g"],
    ["", "", "6 g"],
  ]);
});

test.each([
  ["words", { text: "The last tram" }],
  ["one cell", { html: "<table><td>11 min</table>", text: "11 min" }],
  ["a table among paragraphs", { html: htmlOf("web-page") }],
  ["a page in a table", { html: "<table><td><table><td>1<td>2</table></table>" }],
])("[BLK-8] leaves %s to the text", (_, content) => {
  expect(readCells(clipboard(content))).toBeNull();
});

test("[BLK-8] reads no more rows, columns and characters than a table has and no caption, and says so", () => {
  const wide = Array.from({ length: 9 }, () => "x").join("\t");
  expect(readCells(clipboard({ text: wide }))).toMatchObject({ isCut: true });
  const long = Array.from({ length: 62 }, () => "a\tb").join("\n");
  const pasted = readCells(clipboard({ text: long }));
  expect([pasted?.cells.length, pasted?.isCut]).toEqual([61, true]);
  expect(readCells(clipboard({ text: `${"x".repeat(201)}\tb` }))?.isCut).toBe(true);
  const html = "<table><caption>Films</caption><tr><td>Salt<td>9 min</table>";
  expect(readCells(clipboard({ html }))).toEqual({ cells: [["Salt", "9 min"]], isCut: true });
});

const stored = {
  columns: { title: "Film", cell1: "Length" },
  rows: [
    { _key: "a", _type: "tableRow", title: "Salt", cell1: "9 min", cell2: "Mono" },
    { _key: "b", _type: "tableRow", title: "Moth", cell1: "6 min" },
  ],
};
let count = 0;
const createKey = () => `new${(count += 1)}`;
const fill = (block: object, row: string | null, field: string, cells: string[][]) =>
  fillTable({ ...block }, { row, field }, { cells, isCut: false }, createKey);

test("[BLK-8] cells fill the cells beside and below, empty ones remove a text, and rows are added", () => {
  const filled = fill(stored, "a", "cell1", [["10 min", ""], ["7 min", "5.1"], ["8 min"]]);
  expect(filled).toMatchObject({ columns: stored.columns, isCut: false });
  expect(filled?.rows.map(({ _key, _type, ...cells }) => cells)).toEqual([
    { title: "Salt", cell1: "10 min" },
    { title: "Moth", cell1: "7 min", cell2: "5.1" },
    { cell1: "8 min" },
  ]);
});

test("[BLK-8] the first row becomes the header row in an empty table, and at a column's heading", () => {
  const cells = [
    ["Film", "Length"],
    ["Tram", "11 min"],
  ];
  const empty = { rows: [{ _key: "a", _type: "tableRow" }] };
  expect(fill(empty, "a", "title", cells)).toEqual({
    columns: { title: "Film", cell1: "Length" },
    rows: [{ _key: "a", _type: "tableRow", title: "Tram", cell1: "11 min" }],
    isCut: false,
  });
  const filled = fill(stored, null, "cell1", cells);
  expect(filled?.columns).toEqual({ title: "Film", cell1: "Film", cell2: "Length" });
  expect(filled?.rows[0]).toMatchObject({ title: "Salt", cell1: "Tram", cell2: "11 min" });
});

test("[BLK-8] says when cells don't fit beside or below, and when the row is gone", () => {
  expect(fill(stored, "a", "cell7", [["1", "2"]])?.isCut).toBe(true);
  const many = Array.from({ length: 60 }, () => ["x"]);
  const filled = fill(stored, "b", "title", many);
  expect([filled?.rows.length, filled?.isCut]).toEqual([60, true]);
  expect(fill(stored, "gone", "title", [["1", "2"]])).toBeNull();
});
