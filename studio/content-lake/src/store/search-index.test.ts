import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { numbered, storedPage } from "../../tests/support/sample-documents.ts";
import { finish } from "../in-parts.ts";
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

function put(id: string, fields: Record<string, unknown>, dataset = "production"): void {
  database
    .prepare("insert or replace into document (dataset, id, body) values (?, ?, ?)")
    .run(dataset, id, JSON.stringify(storedPage(id, fields)));
  index.markPending(dataset, id);
}
function remove(id: string): void {
  database.prepare("delete from document where dataset = 'production' and id = ?").run(id);
  index.markPending("production", id);
}

const search = (text: string, dataset = "production") => finish(index.search(dataset, text));

it("finds words, prefixes, phrases and exclusions without regard to accents", () => {
  put("a", { title: "Müller’s night films", body: [{ text: "at Café Ω" }] });
  put("drafts.b", { title: "Films of the night", _secret: "hidden" });
  const found = (text: string) => search(text).ids;
  for (const [text, ids] of [
    ["films night", ["a", "drafts.b"]],
    ["muller cafe", ["a"]],
    ["n*", ["a", "drafts.b"]],
    ["nig*", ["a", "drafts.b"]],
    ['"night films"', ["a"]],
    ["films -cafe", ["drafts.b"]],
    ["nigh", []],
    ["hidden", []],
    ["drafts.b", ["drafts.b"]],
  ] as const)
    expect([text, found(text)]).toEqual([text, ids]);
  expect(search("-cafe")).toEqual({ ids: ["a"], isExcluded: true });
  expect(search("* ! -")).toEqual({ ids: [], isExcluded: true });
});

const operators = ['"', 'a" OR "b', "NEAR(a b)", "text:films", "^films", "a AND", "(", "films'"];

it.each([...operators, "\0", "-", "*", "--a"])(
  "reads %s as words, never as an operator",
  (text) => {
    put("a", { title: "Films" });
    expect(search(text)).toBeDefined();
  },
);

it("removes words that a document no longer contains, and searches only its own dataset", () => {
  put("a", { title: "before" });
  put("a", { title: "before" }, "staging");
  expect(search("before").ids).toEqual(["a"]);
  put("a", { title: "after" });
  expect([search("before").ids, search("after").ids]).toEqual([[], ["a"]]);
  remove("a");
  expect(search("after").ids).toEqual([]);
  expect(search("before", "staging").ids).toEqual(["a"]);
});

it("[LAKE-4] searches many documents in parts, and finds those whose entries were out of date", () => {
  const ids = numbered(5_000);
  database.exec("begin");
  for (const id of ids) put(id, { title: "an apple" });
  database.exec("commit");
  const parts = index.search("production", "a*");
  expect([parts.next().done, parts.next().done]).toEqual([false, false]);
  expect(finish(parts).ids).toHaveLength(ids.length);
  while (index.advance());
  remove("page-7");
  expect(search("a*").ids).toHaveLength(ids.length - 1);
});

it("[SEC-5] doesn't wait for other datasets, nor longer than a second for its own", () => {
  for (const id of numbered(300)) put(id, { title: "an apple" }, "staging");
  put("a", { title: "an apple" });
  expect(search("apple").ids).toEqual(["a"]);
  const pending = database.prepare("select count(*) as count from search_pending");
  expect(pending.get()).toEqual({ count: 300 });
  // Each look at the clock finds that another second was used.
  let user = 0;
  vi.spyOn(process, "threadCpuUsage").mockImplementation(() => ({
    user: (user += 1e6),
    system: 0,
  }));
  vi.spyOn(performance, "now").mockImplementation(() => user / 1_000);
  expect(search("apple", "staging").ids.length).toBeLessThan(200);
  vi.restoreAllMocks();
  const own = index.ownChanges();
  expect(search("apple", "staging").ids).toHaveLength(300);
  // The response that missed documents must not be kept.
  expect(index.ownChanges()).toBe(own);
  while (index.advance());
  put("b", { title: "an apple" });
  expect(search("apple").ids).toHaveLength(2);
  expect(index.ownChanges()).toBeGreaterThan(own);
});

it("[LAKE-4] refuses a search of more than a hundred words", () => {
  expect(search("word ".repeat(100)).ids).toEqual([]);
  expect(() => search("word ".repeat(101))).toThrow("up to 100 words");
});
