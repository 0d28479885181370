import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./support/source-files.ts";
import { root } from "./support/stack/places.ts";

const paths = sourceFiles("{schemas,studio,web}/**/*.{ts,tsx,mjs,js,css}").filter(
  (path) => !/\.(?:test|fixture)\.tsx?$/.test(path),
);
const read = (path: string) => readFileSync(join(root, path), "utf8");
const isSeam = (path: string) => /\/internals\/[^/]+\.tsx?$/.test(path) && !path.endsWith(".d.ts");

const page = readFileSync(join(root, ".github/upgrading.md"), "utf8");
const rows = [...page.matchAll(/^\| `([^`]+)`[^|]*\|([^|]*)\|[^|]*\| `([^`]+)`[^|]*\|$/gm)].map(
  ([, seam = "", dependency = "", canary = ""]) => ({
    seam,
    dependency: dependency.trim(),
    canary: canary.includes("/") ? canary : join(dirname(seam), canary),
  }),
);

test("lists every seam once in .github/upgrading.md, and no other file", () => {
  const seams = paths.filter(isSeam);
  expect(seams.length).toBeGreaterThan(10);
  expect(rows.map(({ seam }) => seam).toSorted()).toEqual(seams.toSorted());
});

test.each(rows)("$seam has the canary test $canary", ({ canary }) => {
  expect(existsSync(join(root, canary))).toBe(true);
});

test.each(rows.filter(({ canary }) => read(canary).includes("support/canary.ts")))(
  "$canary is written for the versions in .github/upgrading.md",
  ({ dependency, canary }) => {
    const versions = [...read(canary).matchAll(/writtenFor: "([^"]+)"/g)].map(([, each]) => each);
    expect(versions).toEqual(dependency.match(/\d+\.\d+\.\d+/g));
  },
);

/** Code that only seams may contain: files in an `internals` folder that rely on what a dependency doesn't document. */
const knowledge = [
  ["a file of Next.js that is not public", /["'`]next\/dist\//],
  ["a file of firebase-tools, or exegesis", /["'`](?:firebase-tools\/|exegesis)/],
  ["React's mark of a client component", /Symbol\.for\("react\./],
  ["the name of the payload's function", /__next_f/],
  ["a header of Next.js that is not public", /["'`]x-nextjs-(?!cache["'`])/],
  ["the queue of Turbopack's scripts", /TURBOPACK/],
  ["the digest of an error of Next.js", /\.digest\)?\.(?:startsWith|match)|NEXT_(?:REDIRECT|HTTP)/],
  ["an undocumented attribute of the Studio", /\[data-(?:ui|testid)/],
] as const;

const sources = paths.filter((path) => !path.includes("/internals/"));

test.each(knowledge)("no file outside of internals/ contains %s", (_, pattern) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((path) => pattern.test(read(path)))).toEqual([]);
});
