import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { LakeDocument } from "../document.ts";
import { migrate } from "./migrations.ts";
import { openSearchIndex } from "./search-index.ts";

let database: DatabaseSync;
let index: ReturnType<typeof openSearchIndex>;
beforeEach(() => {
  database = new DatabaseSync(":memory:");
  migrate(database);
  index = openSearchIndex(database);
});
afterEach(() => database.close());

const at = "2026-11-21T12:00:00Z";
const page = (_id: string, fields: Record<string, unknown>): LakeDocument => ({
  ...fields,
  _id,
  _type: "page",
  _rev: "1",
  _createdAt: at,
  _updatedAt: at,
});
const search = (text: string) => index.search("production", text);

it("finds words, prefixes, phrases and exclusions without regard to accents", () => {
  index.put(
    "production",
    page("a", { title: "Müller’s night films", body: [{ text: "at Café Ω" }] }),
  );
  index.put("production", page("drafts.b", { title: "Films of the night", _secret: "hidden" }));
  const found = (text: string) => search(text).ids;
  expect(found("films night")).toEqual(["a", "drafts.b"]);
  expect(found("muller cafe")).toEqual(["a"]);
  expect(found("nig*")).toEqual(["a", "drafts.b"]);
  expect(found('"night films"')).toEqual(["a"]);
  expect(found("films -cafe")).toEqual(["drafts.b"]);
  expect(found("nigh")).toEqual([]);
  expect(found("hidden")).toEqual([]);
  expect(found("drafts.b")).toEqual(["drafts.b"]);
  expect(search("-cafe")).toEqual({ ids: ["a"], isExcluded: true });
  expect(search("* ! -")).toEqual({ ids: [], isExcluded: true });
});

const operators = ['"', 'a" OR "b', "NEAR(a b)", "text:films", "^films", "a AND", "(", "films'"];

it.each([...operators, "\0", "-", "*", "--a"])(
  "reads %s as words, never as an operator",
  (text) => {
    index.put("production", page("a", { title: "Films" }));
    expect(search(text)).toBeDefined();
  },
);

it("removes words that a document no longer contains, and searches only its own dataset", () => {
  index.put("production", page("a", { title: "before" }));
  index.put("staging", page("a", { title: "before" }));
  index.put("production", page("a", { title: "after" }));
  expect([search("before").ids, search("after").ids]).toEqual([[], ["a"]]);
  index.remove("production", "a");
  expect(search("after").ids).toEqual([]);
  expect(index.search("staging", "before").ids).toEqual(["a"]);
});
