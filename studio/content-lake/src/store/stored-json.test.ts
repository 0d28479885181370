import { expect, it } from "vitest";
import { finish } from "../in-parts.ts";
import { writeTexts } from "./stored-json.ts";

const at = "2026-11-21T12:00:00Z";
const page = (_id: string, text: string) => ({
  _id,
  _type: "page",
  _rev: "t",
  _createdAt: at,
  _updatedAt: at,
  text,
});
const transaction = {
  id: "t",
  author: "me",
  timestamp: at,
  digest: "",
  documentIDs: ["a", "b"],
  mutations: [{ note: "ü" }],
  results: [],
  effects: { a: { apply: [1], revert: [2] }, 'b"': { apply: [], revert: [] } },
};

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
