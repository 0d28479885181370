import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporary-folder.fixture.ts";
import { evaluationSteps, prepareScripts, readEvaluationSteps } from "./prepare-scripts.ts";
const modulesOf = (modules: Record<number, [size: number, ...requires: number[]]>) =>
  new Map(
    Object.entries(modules).map(([id, [size, ...requires]]) => [Number(id), { size, requires }]),
  );

const sizes = modulesOf({ 1: [5, 2, 5], 2: [10, 3, 4], 3: [60], 4: [30, 3], 5: [70, 2] });
const large = modulesOf({ 1: [5_000, 2, 3, 4, 5], 2: [40_000], 3: [20], 4: [2_000], 5: [900] });
const circle = modulesOf({ 1: [10, 2], 2: [10, 1, 9] });

test.each([
  ["60 bytes", sizes, 60, [3, 5]],
  ["40 bytes", sizes, 40, [3, 2, 5]],
  ["more than the whole", sizes, 1_000, []],
  ["the usual size, with no large module left for the entry", large, undefined, [2, 3, 4]],
  ["10 bytes, with modules that require each other or a missing one", circle, 10, [2]],
])("divides an evaluation into steps of %s, in the original order", (_, modules, size, steps) => {
  expect(evaluationSteps(modules, [1], size)).toEqual(steps);
});

const chunk = (parts: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${parts}]);`;
const long = "x".repeat(160_000);

test("writes the steps of a build, and marks its large scripts for compilation in the background", async () => {
  const files = {
    "runtime.js": "(()=>{globalThis.TURBOPACK={push(){}}})()",
    "react.js": chunk(`123456,(e,t,n)=>{"use strict";t.text="${long}"}`),
    "main.js": chunk(`200000,234567,e=>{e.i(123456)},345678,(e,t,n)=>{e.r(234567),e.A(456789)}`),
    "player.js": chunk(`456789,e=>{e.text="${long}${long}${long}"}`),
  };
  const params = { otherChunks: [], runtimeModuleIds: [345678] };
  const manifest = {
    rootMainFiles: ["static/chunks/react.js", "static/chunks/main.js", "static/chunks/runtime.js"],
    pagesChunkGroupBootstrapParams: { "/a/page": params, "/b/page": params },
  };
  const chunks = Object.entries(files).map(([name, text]) => [`static/chunks/${name}`, text]);
  const folder = temporaryFolder({
    ...Object.fromEntries(chunks),
    "build-manifest.json": JSON.stringify(manifest),
  });
  await prepareScripts({ distDir: folder });
  await prepareScripts({ distDir: folder });
  expect(readEvaluationSteps(folder)).toEqual([123456]);
  const hinted = Object.keys(files).filter((name) =>
    /^\/\/# allFunctionsCalledOnLoad\n[^/]/.test(
      readFileSync(join(folder, "static/chunks", name), "utf8"),
    ),
  );
  expect(hinted).toEqual(["react.js"]);
});
