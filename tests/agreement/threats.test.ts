import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { quotedTests } from "../support/quoted-tests.ts";
import { root } from "../support/stack/places.ts";

const page = readFileSync(join(root, "web/members/THREATS.md"), "utf8");

/** A section for each threat: its heading, what stops it, and the tests as items that begin with a file. */
const rows = page
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    threat: section.slice(0, section.indexOf("\n")),
    tests: [...section.matchAll(/^- (`.+)$/gm)].map(([, quoted]) => quoted).join(" · "),
  }));

test("there is a test for each threat", () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ tests }) => tests === "")).toEqual([]);
});

test.each(rows)("[SEC-3] finds the tests named for: $threat", ({ tests }) => {
  const missing = quotedTests(tests).filter(({ file, title }) => {
    const at = join(root, file);
    return title === "" || !existsSync(at) || !readFileSync(at, "utf8").includes(title);
  });
  expect(missing).toEqual([]);
});
