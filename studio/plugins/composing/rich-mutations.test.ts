import { expect, test } from "vitest";
import { richMutation } from "./rich-mutations.ts";

const field = 'blocks[_key=="a"].body';
const span = [{ _key: "p" }, "children", { _key: "s" }];

test("[COMP-1] names the changed values by their keys below the field", () => {
  expect(
    richMutation(field, { type: "diffMatchPatch", path: [...span, "text"], value: "@@ -1 +1 @@" }),
  ).toEqual({
    diffMatchPatch: { [`${field}[_key=="p"].children[_key=="s"].text`]: "@@ -1 +1 @@" },
  });
  expect(richMutation(field, { type: "unset", path: span })).toEqual({
    unset: [`${field}[_key=="p"].children[_key=="s"]`],
  });
  const items = [{ _key: "q", _type: "block" }];
  const insert = { type: "insert" as const, position: "after" as const, path: [{ _key: "p" }] };
  expect(richMutation(field, { ...insert, items })).toEqual({
    insert: { after: `${field}[_key=="p"]`, items },
  });
});

test("[COMP-1] changes the field itself if the path is empty", () => {
  expect(richMutation(field, { type: "setIfMissing", path: [], value: [] })).toEqual({
    setIfMissing: { [field]: [] },
  });
  expect(richMutation(field, { type: "unset", path: [] })).toEqual({ unset: [field] });
});
