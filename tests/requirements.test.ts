import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./support/source-files.ts";
import { root } from "./support/stack/places.ts";

const id = "[A-Z][A-Z0-9]+-[0-9]+";

/** The tag `@all` of a browser test, or of a file of unit tests. `npm test` leaves out tests with it. */
const fileTag = /^\/\/ @module-tag all$/m;
const testTag = /^\s*,?\s*\{[^{}]*tag:[^{}]*@all/;

/**
 * Maps each requirement id in a test title, such as `TOL-1`, to a file that contains the test. `inFirstTier` counts
 * only titles of tests that `npm test` runs. A title in a tagged `describe` counts as one.
 */
function idsOfTitles({ inFirstTier }: { inFirstTier: boolean }): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sourceFiles("{schemas,studio,tests,web}/**/*.{test,spec}.{ts,tsx}")) {
    const source = readFileSync(join(root, file), "utf8");
    if (inFirstTier && fileTag.test(source)) continue;
    for (const match of source.matchAll(new RegExp(`\\[(${id})\\](?=[ [])`, "g"))) {
      const rest = source.slice(match.index);
      const afterTitle = rest.slice(rest.search(/["`](?=,)/) + 1);
      if (!inFirstTier || !testTag.test(afterTitle)) found.set(match[1] ?? "", file);
    }
  }
  return found;
}

const page = readFileSync(join(root, ".github/requirements.md"), "utf8");
const defined = [...page.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* `, "gm"))].map(
  ([, each]) => each,
);
const proven = idsOfTitles({ inFirstTier: true });
const used = idsOfTitles({ inFirstTier: false });

test("defines each requirement once", () => {
  expect(defined.length).toBeGreaterThan(50);
  expect(defined).toEqual([...new Set(defined)]);
});

test("defines the id of each test title", () => {
  const unknown = [...used].filter(([each]) => !defined.includes(each));
  expect(unknown).toEqual([]);
});

test("[RUN-5] has a test in `npm test` for each requirement", () => {
  expect(defined.filter((each) => each !== undefined && !proven.has(each))).toEqual([]);
});
