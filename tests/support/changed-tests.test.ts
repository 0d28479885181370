import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changedTests, foldersOfTests, testFolders } from "./changed-tests.ts";
import { root } from "./stack/places.ts";

test.each([
  ["a block", ["web/blocks/text/text.tsx"], ["tests/e2e/blocks/"]],
  ["the server", ["web/server/handle-requests.ts"], ["tests/e2e/"]],
  [
    "the sign-in service",
    ["web/auth-emulator/src/store-codes.ts"],
    ["tests/auth/", "tests/e2e/members/"],
  ],
  ["a unit test and documentation", ["web/blocks/text/text.test.tsx", "web/README.md"], []],
])("a change of %s runs the tests of its folder", (_what, changed, expected) => {
  expect(foldersOfTests(changed)).toEqual(expected);
});

test("every folder exists", () => {
  expect(testFolders.flat().filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});

test("the changes of a commit without a common ancestor are refused", () => {
  expect(() => changedTests("0000000000000000000000000000000000000000")).toThrow(/merge-base/);
});
