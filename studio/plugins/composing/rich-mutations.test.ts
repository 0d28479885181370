import { expect, test } from "vitest";
import { richMutation } from "./rich-mutations.ts";

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
