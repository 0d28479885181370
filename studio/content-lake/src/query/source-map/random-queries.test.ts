// @module-tag all
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { drafts, published, type Perspective } from "../../dataset/perspectives.ts";
import { isObject } from "../../document.ts";
import {
  evaluate,
  document,
  partAt,
  perspectivesOf,
} from "../../../tests/support/query-context.ts";

let next = 0;
/** A string that no other place of the documents contains, so that only one origin is right. */
const text = fc.constant(null).map(() => `s${(next += 1)}`);
/** groq-js can't read objects without a prototype. */
const plain = { noNullPrototype: true };
const ids = ["a", "b", "c", "d"];
const reference = fc.constantFrom(...ids, "missing").map((_ref) => ({ _type: "reference", _ref }));
const block = fc.record(
  {
    _key: fc.constantFrom("k1", "k2", "k3", "it's"),
    _type: fc.constantFrom("t", "u"),
    h: text,
    n: fc.integer({ min: 0, max: 5 }),
    sub: fc.array(fc.record({ h: text, ref: reference }, plain), { maxLength: 2 }),
  },
  { requiredKeys: ["_type"], noNullPrototype: true },
);
const fields = fc.record(
  {
    name: text,
    obj: fc.record({ a: text, b: fc.record({ c: text }, plain) }, plain),
    n: fc.integer({ min: 0, max: 5 }),
    tags: fc.array(text, { maxLength: 3 }),
    blocks: fc.array(block, { maxLength: 3 }),
    ref: reference,
  },
  { requiredKeys: ["n"], noNullPrototype: true },
);
const dataset = fc
  .tuple(
    ...ids.flatMap((id) =>
      [id, `drafts.${id}`, `versions.r1.${id}`].map((each) =>
        fc.option(
          fields.map((more) => document(each, each.length % 2 ? "A" : "B", more)),
          { freq: id === each ? 9 : 1 },
        ),
      ),
    ),
  )
  .map((all) => all.filter((one) => one !== null));

/** Random parts of queries. */
const { list, projection } = fc.letrec<Record<"value" | "entry" | "projection" | "list", string>>(
  (tie) => {
    const part = (...parts: (string | fc.Arbitrary<string>)[]) =>
      fc
        .tuple(...parts.map((each) => (typeof each === "string" ? fc.constant(each) : each)))
        .map((each) => each.join(""));
    const oneOf = (list: string) => fc.constantFrom(...list.split(/,\s+/));
    const condition = oneOf(
      'n > 2, defined(name), _type == "A", true, count(blocks) > 1, n == ^.n, name != null',
    );
    const value = fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      oneOf(`name, obj, obj.a, obj.b.c, tags, blocks, ref, ref->, ref->name, ref->ref->obj.a, @.name,
        ^.name, blocks[0].h, blocks[-1], blocks[].h, blocks[].sub[].h, blocks[].sub[].ref->name,
        tags[1..2], tags[0], "literal", upper(name), n, h, missing`),
      part("coalesce(", tie("value"), ", ", tie("value"), ")"),
      part("select(", condition, " => ", tie("value"), ", ", tie("value"), ")"),
      part("[", tie("value"), ", ...", tie("value"), "]"),
      part("array::compact([", tie("value"), ", ", tie("value"), "])"),
      part("(", tie("value"), ")"),
      part('{"k": ', tie("value"), "}.k"),
      part("blocks[", condition, "]"),
      part("blocks[]", tie("projection")),
      part("(blocks | order(n desc, _key))[0..1]"),
      part("ref->", tie("projection")),
      part("*[ref._ref == ^._id]", tie("projection")),
      part('*[_type == "A" && n >= ^.n] | order(n)', tie("projection")),
    );
    const entry = fc.oneof(
      oneOf("name, obj, tags, blocks, _id, _key, ref, ..., ...ref->, ...obj"),
      part('"x": ', tie("value")),
      part('"y": ', tie("value")),
      part(condition, " => {", tie("entry"), "}"),
      part("blocks[]", tie("projection")),
    );
    const step = fc.oneof(
      part("[", condition, "]"),
      fc.constantFrom("[0..2]", "[1...3]", " | order(n desc)", " | order(name)", " | score(n > 2)"),
    );
    return {
      value,
      entry,
      projection: part("{", entry, ", ", entry, "}"),
      list: part(
        "*",
        fc.constantFrom("", '[_type == "A"]', "[n > 1]", '[ref._ref == "a"]'),
        step,
        fc.constantFrom("", "[0..2]", "[0]"),
      ),
    };
  },
);

function stringsIn(value: unknown, path = "$"): string[] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((item, i) => stringsIn(item, `${path}[${i}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, `${path}['${name}']`));
}

it("[LAKE-2] maps values to places that have these values, in every perspective", async () => {
  let mapped = 0;
  const perspective = fc.constantFrom<Perspective>("raw", published, drafts, ["r1", "drafts"]);
  await fc.assert(
    fc.asyncProperty(
      dataset,
      list,
      projection,
      perspective,
      async (documents, base, fold, seen) => {
        const query = `${base}${fold}`;
        const { result, map } = await evaluate(query, perspectivesOf(documents), seen);
        const stored = new Map(documents.map((one) => [one._id, one]));
        for (const [place, { source }] of Object.entries(map.mappings)) {
          if (source.type !== "documentValue") continue;
          mapped += 1;
          const id = map.documents[source.document]?._id ?? "";
          const origin = partAt(stored.get(id), map.paths[source.path] ?? "");
          expect(origin, `${place} of ${query}`).toEqual(partAt(result, place));
        }
        // Completeness: every string that exactly one place of the documents contains has a mapping.
        const covered = Object.keys(map.mappings);
        for (const place of stringsIn(result)) {
          if (!/^s\d+$/.test(String(partAt(result, place)))) continue;
          expect(
            covered.some((each) => place.startsWith(each)),
            `${place} of ${query}`,
          ).toBe(true);
        }
      },
    ),
    { numRuns: 1_000 },
  );
  expect(mapped).toBeGreaterThan(2_000);
});
