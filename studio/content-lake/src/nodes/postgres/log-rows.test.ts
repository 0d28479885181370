import { expect, it } from "vitest";
import {
  numbered,
  sampleTransaction,
  storedPage,
} from "../../../tests/support/sample-documents.ts";
import { appendStatements, entryOf } from "./log-rows.ts";

it("[SEC-5] appends large entries by statements of which each has a piece of their texts", () => {
  const text = "x".repeat(50_000);
  const ids = numbered(100);
  // An odd number of characters before those that have two units.
  const mutation = `x${"😀".repeat(700_000)}`;
  const lists = { documentIDs: ids, mutations: [mutation] };
  const entry = {
    dataset: "production",
    transaction: sampleTransaction("t", { sequence: 1, ...lists }),
    documents: new Map(ids.map((id) => [id, storedPage(id, { text })])),
  };
  const statements = [...appendStatements([entry])];
  const lengths = statements.map(({ values }) => JSON.stringify(values).length);
  expect(Math.max(...lengths)).toBeLessThan(700_000);
  const pieces = statements.filter(({ name }) => name === "append piece");
  const texts = pieces.map(({ values }) => String(values[2]));
  expect(texts.every((piece) => piece.isWellFormed())).toBe(true);
  expect(JSON.parse(texts.join("")).mutations).toEqual([mutation]);
});

it("[SEC-5] parses a large row in parts", () => {
  const ids = numbered(2_000);
  const text = "x".repeat(1_000);
  const body = {
    documentIDs: ids,
    mutations: ids.map((id) => ({ delete: { id } })),
    effects: Object.fromEntries(ids.map((id) => [id, { apply: [0, { text }], revert: [0, null] }])),
    results: ids.map((id) => ({ id, operation: "delete" })),
  };
  const documents = JSON.stringify(ids.map((id) => [id, null]));
  const head = { id: "t", author: "me", timestamp: "", digest: "" };
  const parts = entryOf({
    ...head,
    dataset: "production",
    sequence: "1",
    body: JSON.stringify(body),
    documents,
    traceparent: null,
  });
  let step = parts.next();
  let count = 0;
  for (; !step.done; step = parts.next()) count += 1;
  expect(count).toBeGreaterThan(20);
  const { transaction, documents: states, length } = step.value;
  expect(transaction).toEqual({ ...head, ...body, sequence: 1 });
  expect(states).toEqual(new Map(ids.map((id) => [id, null])));
  expect(length).toBe(JSON.stringify(body).length + documents.length);
});
