import { expect, it } from "vitest";
import type { NewEntry } from "../shared-log.ts";
import { appendStatements } from "./log-rows.ts";

it("[SEC-5] appends large entries by statements of which each has a piece of their texts", () => {
  const text = "x".repeat(50_000);
  const ids = Array.from({ length: 100 }, (_, n) => `page-${n}`);
  // An odd number of characters before those that have two units.
  const mutation = `x${"😀".repeat(700_000)}`;
  const entry: NewEntry = {
    dataset: "production",
    transaction: {
      sequence: 1,
      id: "t",
      author: "me",
      timestamp: "",
      digest: "",
      documentIDs: ids,
      mutations: [mutation],
      effects: {},
      results: [],
    },
    documents: new Map(
      ids.map((_id) => [
        _id,
        { _id, _type: "page", _rev: "t", _createdAt: "", _updatedAt: "", text },
      ]),
    ),
  };
  const statements = [...appendStatements([entry])];
  const lengths = statements.map(({ values }) => JSON.stringify(values).length);
  expect(Math.max(...lengths)).toBeLessThan(700_000);
  const pieces = statements.filter(({ name }) => name === "append piece");
  const texts = pieces.map(({ values }) => String(values[2]));
  expect(texts.every((piece) => piece.isWellFormed())).toBe(true);
  expect(JSON.parse(texts.join("")).mutations).toEqual([mutation]);
});
