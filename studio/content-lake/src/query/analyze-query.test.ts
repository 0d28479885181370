import { expect, it } from "vitest";
import { LakeError } from "../lake-error.ts";
import { analyzeQuery } from "./analyze-query.ts";
import { parseTree } from "./internals/groq-tree.ts";
import { parseQuery } from "./parsed-query.ts";

const propertiesOf = (query: string) => analyzeQuery(parseTree(query, {}), query).query;

it.each([
  ["*[a == $b]{'c': $d}", { parameters: new Set(["b", "d"]) }],
  ["*[_createdAt < now()]", { readsClock: true, readsIdentity: false }],
  ["*[author == identity()]", { readsIdentity: true, readsClock: false }],
  ["*[author == 'identity()']", { readsIdentity: false }],
  ["diff::changedAny(a, b, c)", { isAsynchronous: true }],
  ["*[_type == 'a']{b, c->, 'd': tags[@ > 1]}", { isLight: true, isAsynchronous: false }],
  ["*[title match 'a']", { isLight: false }],
  ["*[[@, _id] match text::query('a')]", { isLight: true }],
  ["*{'all': *}", { isLight: false }],
  ["*{'items': $items[]{n}}", { isLight: false }],
  ["*[a == 'b'] | order(c)[0...5]{d}", { filter: { isPlain: true } }],
  ["*[string::lower(a) == 'b']", { filter: { isPlain: false } }],
])("finds the properties of %s", (query, properties) => {
  expect(propertiesOf(query)).toMatchObject(properties);
});

it("[LAKE-4] rejects a long query with a string that doesn't end within a second", () => {
  const query = `"${String.raw`\"`.repeat(40_000)}`;
  const startedAt = performance.now();
  expect(() => parseQuery(query, {})).toThrow(LakeError);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
