import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.fixture.ts";
import { traceFiles } from "./trace-files.ts";

const sources = {
  "program.ts":
    'import { one } from "./one.ts";\nimport two from "two";\nconst n: number = one + two;',
  "one.ts": "export const one: number = 1;",
  "unused.ts": "export {};",
  "node_modules/two/package.json": '{ "name": "two", "type": "module", "exports": "./two.js" }',
  "node_modules/two/two.js": "export default 2;",
};

test("[PROD-1] finds the files and packages that a TypeScript program loads", async () => {
  const base = temporaryFolder(sources);
  const loaded = Object.keys(sources).filter((name) => name !== "unused.ts");
  const found = await traceFiles([join(base, "program.ts")], base);
  expect(found.toSorted()).toEqual(loaded.toSorted());
});
