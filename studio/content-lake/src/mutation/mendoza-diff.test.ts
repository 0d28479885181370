import * as fc from "fast-check";
import { applyPatch } from "mendoza";
import { expect, it } from "vitest";
import { diffDocuments } from "./mendoza-diff.ts";

const item = fc.record({ _key: fc.constantFrom("a", "b", "c"), text: fc.string() });
const field = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(item, { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "ä", "_key"), tie("value")),
  ),
})).value;
const name = fc.constantFrom("title", "body", "list", "z", "constructor", "toString");
const document = fc.dictionary(name, field, { noNullPrototype: true });

it("creates diffs that mendoza applies between any two documents, in both directions", () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const plainBefore = JSON.parse(JSON.stringify(before));
      const plainAfter = JSON.parse(JSON.stringify(after));
      expect(applyPatch(plainBefore, diffDocuments(plainBefore, plainAfter))).toEqual(plainAfter);
      expect(applyPatch(plainAfter, diffDocuments(plainAfter, plainBefore))).toEqual(plainBefore);
    }),
    { numRuns: 500, seed: 1 },
  );
});

it("encodes creation and deletion as plain values, as the Studio expects", () => {
  expect(diffDocuments(null, { _id: "a" })).toEqual([0, { _id: "a" }]);
  expect(diffDocuments({ _id: "a" }, null)).toEqual([0, null]);
});

it("changes only the edited item of a list with keys", () => {
  const listOf = (...numbers: number[]) => ({
    list: numbers.map((n, index) => ({ _key: "abc"[index], n })),
  });
  const diff = diffDocuments(listOf(1, 2, 3), listOf(1, 9, 3));
  expect(diff.join(" ")).toBe("11 0 21 0 1 12 1 17 9 n 16 21 2 3 15");
});
