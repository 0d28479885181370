import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Replaces modules, the environment, globals or the clock, which modules read when they are first imported. */
const change =
  /\bvi\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers)\(|@vitest-environment\b/;

const fixtureImport = /from "(\.{1,2}\/[^"]+\.fixture\.tsx?)"/g;

const isOutput = (path: string) => /(?:^|\/)(?:node_modules|\.next|dist|\.marquee)$/.test(path);

/** Whether a test file, or a fixture that it imports, changes what other files in the same process would notice. */
function needsOwnProcess(path: string): boolean {
  const source = readFileSync(path, "utf8");
  if (change.test(source)) return true;
  return [...source.matchAll(fixtureImport)].some(([, fixture = ""]) =>
    needsOwnProcess(join(dirname(path), fixture)),
  );
}

/** Returns the test files that need their own process, relative to `root`. */
export const filesWithOwnProcess = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: isOutput }).filter((path) =>
    needsOwnProcess(join(root, path)),
  );
