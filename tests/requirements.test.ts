import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/stack/places.ts";

const id = "[A-Z][A-Z0-9]+-[0-9]+";

/** Maps each requirement id in a test title, such as `TOL-1`, to a file that contains the test. */
function idsOfTitles(): Map<string, string> {
  const pattern = "{schemas,studio,tests,web}/**/*.{test,spec}.{ts,tsx}";
  const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist|\.next)(?:\/|$)/.test(path);
  const found = new Map<string, string>();
  for (const file of globSync(pattern, { cwd: root, exclude })) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, title = ""] of source.matchAll(new RegExp(`\\[(${id})\\](?=[ [])`, "g")))
      found.set(title, file);
  }
  return found;
}

const page = readFileSync(join(root, ".github/requirements.md"), "utf8");
const defined = [...page.matchAll(new RegExp(`^\\| (${id}) +\\|`, "gm"))].map(([, each]) => each);
const proven = idsOfTitles();

test("defines each requirement once", () => {
  expect(defined.length).toBeGreaterThan(50);
  expect(defined).toEqual([...new Set(defined)]);
});

test("defines the id of each test title", () => {
  const unknown = [...proven].filter(([each]) => !defined.includes(each));
  expect(unknown).toEqual([]);
});

test("has a test for each requirement", () => {
  expect(defined.filter((each) => each !== undefined && !proven.has(each))).toEqual([]);
});
