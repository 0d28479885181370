import type { Submission } from "@marquee/schemas/submission";
import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import {
  countOfFormQuery,
  erasePerson,
  eraseSubmissionsOf,
  fileQuery,
  fileShape,
  listQuery,
  listShape,
} from "./submission-queries.ts";
import { cell, submissionsCsv } from "./submissions-csv.ts";

const submission = (id: string, search: string, address: string): Submission => ({
  _id: `formSubmission.${id}`,
  _rev: "a",
  form: "form-en-contact",
  formTitle: "Contact",
  page: "page-en-venue",
  language: "en",
  submittedAt: "2031-01-01T10:00:00.000Z",
  deleteAt: "2031-07-01T10:00:00.000Z",
  answers: [
    { _key: "words", kind: "longText", label: "Message", values: [search] },
    { _key: "email", kind: "email", label: "Email", values: [address] },
  ],
  addresses: [address.toLowerCase()],
  deliveries: [],
});

const one = submission("1", "A lost scarf", "Ada@example.org");
const other = submission("2", "=HYPERLINK(1)", "bob@example.org");
const typed = (entry: Submission) => ({ ...entry, _type: "formSubmission" });
const file = { _id: "formFile.1", _type: "formFile", submission: one._id };
const dataset = [typed(one), typed(other), file];
const erasedBy = (erase: ReturnType<typeof erasePerson>, stored: object[]) =>
  erase.flatMap(({ delete: { query, params } }) => runGroq(query, stored, params));

test.each([
  ["sca", [one._id]],
  ["ADA@example.org ", [one._id]],
  ["", [one._id, other._id]],
  ["nothing", []],
])("[FORM-2] finds submissions by the beginning of a word and by an address: %j", (search, ids) => {
  const { query, params } = listQuery({ search, form: "", limit: 10 });
  const { rows } = listShape.parse(runGroq(query, dataset, params));
  expect(rows.map(({ _id }) => _id)).toEqual(ids);
});

test("[FORM-2] lists each form once, with its newest title", () => {
  const later = { formTitle: "Contact us", submittedAt: "2032-01-01T10:00:00.000Z" };
  const renamed = { ...typed(other), ...later };
  const second = { ...typed(one), form: "b", formTitle: "A survey" };
  const { query, params } = listQuery({ search: "", form: "", limit: 10 });
  const { forms } = listShape.parse(runGroq(query, [typed(one), renamed, second, file], params));
  expect(forms).toEqual([
    { form: "b", formTitle: "A survey" },
    { form: one.form, formTitle: "Contact us" },
  ]);
});

test("[FORM-2] erases all submissions and files of an address, and no others", () => {
  expect(erasedBy(erasePerson(" ada@EXAMPLE.org"), dataset)).toEqual([file, typed(one)]);
});

test("[FORM-2] counts and erases the submissions of one form, their files included", () => {
  const others = [...dataset, { ...typed(other), _id: "formSubmission.3", form: "form-other" }];
  expect(runGroq(countOfFormQuery, others, { form: "form-en-contact" })).toBe(2);
  expect(erasedBy(eraseSubmissionsOf("form-en-contact"), others)).toEqual([
    file,
    typed(one),
    typed(other),
  ]);
});

test("[FORM-5] reads a file that is stored in parts in its order", () => {
  const photo = { _type: "formFile", mime: "image/jpeg" };
  const partOf = { ...photo, file: "formFile.2" };
  const parts = [
    { ...partOf, _id: "formFile.2.2", content: btoa("c"), part: 2 },
    { ...partOf, _id: "formFile.2.1", content: btoa("b"), part: 1 },
    { ...photo, _id: "formFile.2", content: btoa("a") },
    { ...photo, _id: "formFile.3", content: btoa("d") },
  ];
  const read = fileShape.parse(runGroq(fileQuery, parts, { id: "formFile.2" }));
  expect(read.map(({ content }) => atob(content))).toEqual(["a", "b", "c"]);
});

/** Returns the cells of a line as a spreadsheet reads it: quotes count only at the start of a cell. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const [quoted = ""] = /^"(?:[^"]|"")*"/.exec(rest) ?? [];
    const at = rest.indexOf(separator, quoted.length);
    const end = at < 0 ? rest.length : at;
    const start = quoted === "" ? "" : quoted.slice(1, -1).replaceAll('""', '"');
    cells.push(start + rest.slice(quoted.length, end));
    if (at < 0) return cells;
    rest = rest.slice(end + separator.length);
  }
}

test.each(
  [
    ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "＝1"],
    ["hello;=1+1;x", "hello;\t=1", 'a";=1+1;"', 'a"; "=1', "a,=1", "a\t=1", "a|=1", "a;'=1"],
    ["a\n=1", "a\r=1", "a\r\n  +1", "a\u2028=1"],
    ["\u200B=1", "a;\u0000=1", "a;\u202E +1", "a;﹦1", "a;−1"],
  ].flat(),
)("[FORM-2] no spreadsheet reads a formula in %j", (text) => {
  const file = [cell("before"), cell(text), cell("after")].join(",");
  for (const separator of [",", ";", "\t", "|"]) {
    const cells = file.split(/\r\n|[\r\n\u2028]/).flatMap((line) => cellsOf(line, separator));
    expect(cells.filter((each) => /^[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u.test(each))).toEqual([]);
  }
});

test.each(["a = b", "3-4", "Ada-Lovelace", "me@example.org"])(
  "[FORM-2] writes %j as it is",
  (text) => expect(cell(text)).toBe(`"${text}"`),
);

test("[SEC-5] writes a long text of separators in time that grows with its length", () => {
  const timeOf = (length: number) => {
    const before = process.threadCpuUsage();
    cell("\t".repeat(length));
    return process.threadCpuUsage(before).user / 1_000;
  };
  timeOf(20_000);
  expect(timeOf(200_000) / Math.max(timeOf(20_000), 0.5)).toBeLessThan(50);
});

test("[FORM-2] exports a column for each field, and quotes what would end a cell", () => {
  const quoted = submission("3", 'She said "no",\nand left', "eve@example.org");
  expect(submissionsCsv([quoted, other])).toBe(
    '\uFEFF"submitted","form","language","Message","Email"\r\n' +
      '"2031-01-01T10:00:00.000Z","Contact","en","She said ""no"",\nand left","eve@example.org"\r\n' +
      '"2031-01-01T10:00:00.000Z","Contact","en","\'=HYPERLINK(1)","bob@example.org"\r\n',
  );
});
