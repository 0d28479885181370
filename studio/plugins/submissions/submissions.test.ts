import type { Submission } from "@marquee/schemas/submission";
import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { erasePerson, listQuery, listShape } from "./submission-queries.ts";
import { cell, submissionsCsv } from "./submissions-csv.ts";

const submission = (id: string, words: string, address: string): Submission => ({
  _id: `formSubmission.${id}`,
  _rev: "a",
  form: "form-en-contact",
  formTitle: "Contact",
  page: "page-en-venue",
  language: "en",
  submittedAt: "2031-01-01T10:00:00.000Z",
  deleteAt: "2031-07-01T10:00:00.000Z",
  answers: [
    { _key: "words", kind: "longText", label: "Message", values: [words] },
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

test.each([
  ["sca", [one._id]],
  ["ADA@example.org ", [one._id]],
  ["", [one._id, other._id]],
  ["nothing", []],
])("[FORM-2] finds submissions by the beginning of a word and by an address: %j", (words, ids) => {
  const { query, params } = listQuery({ words, form: "", limit: 10 });
  const { rows } = listShape.parse(runGroq(query, dataset, params));
  expect(rows.map(({ _id }) => _id)).toEqual(ids);
});

test("[FORM-2] erases all submissions and files of an address, and no others", () => {
  const erased = erasePerson(" ada@EXAMPLE.org").flatMap(({ delete: { query, params } }) =>
    runGroq(query, dataset, params),
  );
  expect(erased).toEqual([file, typed(one)]);
});

test("[FORM-2] writes text into a CSV file as text and not as a formula", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1"])
    expect(cell(text)).toBe(`"'${text}"`);
});

test("[FORM-2] exports a column for each field, and quotes what would end a cell", () => {
  const quoted = submission("3", 'She said "no",\nand left', "eve@example.org");
  expect(submissionsCsv([quoted, other])).toBe(
    '\uFEFF"submitted","form","language","Message","Email"\r\n' +
      '"2031-01-01T10:00:00.000Z","Contact","en","She said ""no"",\nand left","eve@example.org"\r\n' +
      '"2031-01-01T10:00:00.000Z","Contact","en","\'=HYPERLINK(1)","bob@example.org"\r\n',
  );
});
