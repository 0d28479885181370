import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quotedTests, tableRows } from "../support/quoted-tests.ts";
import { root } from "../support/stack/places.ts";

const table = readFileSync(join(root, "web/members/THREATS.md"), "utf8");

const rows = tableRows(table)
  .filter(([threat]) => threat !== "threat")
  .map(([threat = "", , tests = ""]) => ({ threat, tests }));

test("there is a test for each threat", () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ tests }) => !tests.includes("`"))).toEqual([]);
});

test.each(rows)("[SEC-3] finds the tests named for: $threat", ({ tests }) => {
  const missing = quotedTests(tests).filter(({ file, title }) => {
    const at = join(root, file);
    return title === "" || !existsSync(at) || !readFileSync(at, "utf8").includes(title);
  });
  expect(missing).toEqual([]);
});
