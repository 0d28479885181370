import { expect, it } from "vitest";
import { unboundedPath } from "./check-paths.ts";

it.each([
  ["a path without end", { set: { ["a.".repeat(501)]: 1 } }, "is longer than 1000 characters"],
  ["a search within a search", { unset: ["a..x..y"] }, 'has ".." more than once'],
  ["a range that no list is as long as", { inc: { "a[0:400000000]": 1 } }, "goes beyond 100000"],
  ["one that begins far below", { set: { "a[-40000000:5]": 1 } }, "goes beyond 100000"],
  ["one to insert at", { insert: { after: "a[0:9999999]", items: [] } }, "goes beyond 100000"],
  ["very many hunks", { diffMatchPatch: { a: "@@ -1 +1 @@\n-a\n+b\n".repeat(1_001) } }, "hunks"],
])("rejects %s", (_what, operations, reason) => {
  expect(unboundedPath(operations)).toContain(reason);
});

it("accepts common paths and quoted text", () => {
  const paths = [
    'body[_key=="a..b..c"].children[0].text',
    "a..x",
    "tags[0:10]",
    "tags[-1]",
    "tags[:]",
    "tags[count > 99999999]",
    "a['9999999:9999999']",
  ];
  expect(unboundedPath({ unset: paths })).toBeUndefined();
  expect(
    unboundedPath({ set: Object.fromEntries(paths.map((path) => [path, 1])) }),
  ).toBeUndefined();
});
