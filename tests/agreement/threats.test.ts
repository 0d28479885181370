import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/stack/places.ts";

const table = readFileSync(join(root, "web/members/THREATS.md"), "utf8");

/** Rows of the table in THREATS.md: each threat, and the cell that names its tests. */
const rows = table
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:threat|-)/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, threat = "", , tests = ""]) => ({ threat, tests }));

/**
 * Parses a cell such as `` `a.test.ts`: first title · second title ``. A title without a file belongs to the file
 * before it.
 */
function named(cell: string): { file: string; title: string }[] {
  let file = "";
  return cell.split(" · ").map((part) => {
    const [, path, title] = /^(?:`([^`]+)`: )?(.*)$/.exec(part) ?? [];
    file = path ?? file;
    return { file, title: title ?? "" };
  });
}

test("there is a test for each threat", () => {
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ tests }) => !tests.includes("`"))).toEqual([]);
});

test.each(rows)("[SEC-3] finds the tests named for: $threat", ({ tests }) => {
  const missing = named(tests).filter(({ file, title }) => {
    const at = join(root, file);
    return title === "" || !existsSync(at) || !readFileSync(at, "utf8").includes(title);
  });
  expect(missing).toEqual([]);
});
