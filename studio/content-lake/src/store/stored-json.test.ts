import { expect, it } from "vitest";
import { sampleTransaction, storedPage } from "../../tests/support/sample-documents.ts";
import { finish } from "../in-parts.ts";
import { writeTexts } from "./stored-json.ts";

const page = (id: string, text: string) => storedPage(id, { text });
const transaction = sampleTransaction("t", {
  documentIDs: ["a", "b"],
  mutations: [{ note: "ü" }],
  effects: { a: { apply: [1], revert: [2] }, 'b"': { apply: [], revert: [] } },
});

it("writes the JSON of a commit: null for deleted documents, and the parts of the transaction", () => {
  const states = new Map([
    ["a", page("a", "x")],
    ["b", null],
  ]);
  const { body, documents } = finish(writeTexts(transaction, states, 1_000));
  const { documentIDs, mutations, results, effects } = transaction;
  expect(JSON.parse(body)).toEqual({ documentIDs, mutations, results, effects });
  expect([...documents]).toEqual([
    ["a", JSON.stringify(page("a", "x"))],
    ["b", null],
  ]);
});

it("[SEC-5] refuses documents that are together too long, though they are few, and pauses after long ones", () => {
  const long = "x".repeat(600_000);
  const states = new Map(["a", "b"].map((id) => [id, page(id, long)]));
  expect(() => finish(writeTexts(transaction, states, 1_000_000))).toThrow(/larger than 1,000,000/);
  const parts = writeTexts(transaction, states, 2_000_000);
  expect([parts.next().done, parts.next().done]).toEqual([false, false]);
});
