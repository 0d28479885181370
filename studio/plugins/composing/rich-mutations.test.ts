import { expect, test } from "vitest";
import { richMutation, containedNumber } from "./rich-mutations.ts";

const field = 'blocks[_key=="a"].body';
const span = [{ _key: "p" }, "children", { _key: "s" }];
const stored = `${field}[_key=="p"].children[_key=="s"]`;
const items = [{ _key: "q", _type: "block" }];

test.each<[Parameters<typeof richMutation>[1], object]>([
  [
    { type: "diffMatchPatch", path: [...span, "text"], value: "@@ -1 +1 @@" },
    { diffMatchPatch: { [`${stored}.text`]: "@@ -1 +1 @@" } },
  ],
  [{ type: "unset", path: span }, { unset: [stored] }],
  [
    { type: "insert", position: "after", path: [{ _key: "p" }], items },
    { insert: { after: `${field}[_key=="p"]`, items } },
  ],
  [{ type: "setIfMissing", path: [], value: [] }, { setIfMissing: { [field]: [] } }],
  [{ type: "unset", path: [] }, { unset: [field] }],
])("[COMP-1] names the changed values by their keys below the field: %j", (patch, mutation) => {
  expect(richMutation(field, patch)).toEqual(mutation);
});

const change = (number: number, text: string) => ({
  number,
  last: JSON.stringify({ set: { text } }),
});
const mutation = (text: string) => ({ patch: { set: { text }, id: "drafts.page" } });

test("[COMP-1] finds the last change in the mutations, and removes it with those before it", () => {
  const sent = [change(1, "a"), change(2, "b"), change(3, "c")];
  const created = { createIfNotExists: { _id: "drafts.page", _type: "page" } };
  expect(containedNumber(sent, [created, mutation("a"), mutation("b")])).toBe(2);
  expect(sent).toEqual([change(3, "c")]);
});

test("[COMP-1] counts equal changes one by one, and ignores changes of the form", () => {
  const sent = [change(1, "a"), change(2, "a")];
  expect(containedNumber(sent, [mutation("typed in the form")])).toBeNull();
  expect(containedNumber(sent, [mutation("a")])).toBe(1);
  expect(containedNumber(sent, [mutation("a")])).toBe(2);
});
