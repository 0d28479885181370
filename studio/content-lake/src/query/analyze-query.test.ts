import { expect, it } from "vitest";
import { LakeError } from "../lake-error.ts";
import { analyzeQuery } from "./analyze-query.ts";
import { allowedStrings, type ConstrainedField } from "./constraints.ts";
import { parseTree } from "./internals/groq-tree.ts";
import { parseQuery } from "./parsed-query.ts";

const params = { type: "page", slug: "home", ids: ["a", "b"], more: ["c"] };

const propertiesOf = (query: string) => analyzeQuery(parseTree(query, {}), query).query;

/**
 * Returns a pair for each expression in a query that reads the dataset: the types that it allows,
 * and the values that it allows for other attributes. `params` has the values of the parameters.
 */
function readsOf(query: string) {
  return propertiesOf(query).reads.map(({ types, constraints }) => {
    const allowed: Partial<Record<ConstrainedField, string[] | undefined>> = {};
    for (const { field, values } of constraints)
      allowed[field] = allowedStrings(values, { params });
    return [types && allowedStrings(types, { params }), allowed];
  });
}

it.each<[string, unknown[]]>([
  ["*", [[undefined, {}]]],
  ["*[n > 1]", [[undefined, {}]]],
  ['*[_type == "page" && n > 1]', [[["page"], {}]]],
  [
    '*[_type in [$type, "post"] && slug.current == $slug]',
    [[["page", "post"], { "slug.current": ["home"] }]],
  ],
  ['*[_type == "page" || _type == "post" && _id == "x"]', [[["page", "post"], {}]]],
  ["*[_id in $ids || _id in $more]", [[undefined, { _id: ["a", "b", "c"] }]]],
  ["*[_id in $ids || n > 1]", [[undefined, {}]]],
  ['*[references($ids, "x")]', [[undefined, { references: ["a", "b", "x"] }]]],
  [
    '*[_id in *[_type == "page"].to._ref]',
    [
      [["page"], {}],
      [undefined, {}],
    ],
  ],
  ['*[_id == "x" && [@, _id] match text::query("y")]', [[undefined, { _id: ["x"] }]]],
  ["releases::all()", [[["system.release"], {}]]],
  ["$ids[_type == 'page']", []],
])("separates the types that a query reads from its constraints: %s", (query, reads) => {
  expect(readsOf(query)).toEqual(reads);
});

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
  const began = performance.now();
  expect(() => parseQuery(query, {})).toThrow(LakeError);
  expect(performance.now() - began).toBeLessThan(2_000);
});
