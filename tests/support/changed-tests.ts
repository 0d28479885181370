import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./stack/places.ts";

export type ChangedTests = { unit: string[]; e2e: string[] };

/**
 * Folders of sources, each with the tests that run it as a program or open it in a browser, which imports don't show.
 * The first folder that contains a changed file counts.
 */
export const testFolders: readonly (readonly [source: string, ...tests: string[]])[] = [
  ["studio/content-lake/", "studio/content-lake/tests/", "tests/e2e/"],
  ["studio/content-commands/", "studio/content-commands/tests/"],
  ["studio/launcher/", "tests/start/"],
  ["studio/", "tests/e2e/studio/", "tests/e2e/editors/"],
  ["schemas/blocks/", "tests/agreement/", "tests/e2e/blocks/"],
  ["schemas/", "tests/agreement/", "tests/e2e/"],
  ["web/auth-emulator/", "tests/auth/", "tests/e2e/members/"],
  ["web/members/", "tests/auth/", "tests/e2e/members/"],
  ["web/blocks/", "tests/e2e/blocks/"],
  ["web/design/", "tests/e2e/design/"],
  ["web/editors/", "tests/e2e/editors/"],
  ["web/", "tests/e2e/"],
];

/** Tests and documentation, which no other test runs. */
const isTestOrText = (path: string) => /\.(?:test|test-d|fixture)\.tsx?$|\.md$/.test(path);

export function foldersOfTests(changed: readonly string[]): string[] {
  const found = changed
    .filter((path) => !isTestOrText(path))
    .flatMap((path) => testFolders.find(([source]) => path.startsWith(source))?.slice(1) ?? []);
  return [...new Set(found)];
}

function linesOf(command: string, ...args: string[]): string[] {
  const output = execFileSync(command, args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  return output.split("\n").filter(Boolean);
}

/**
 * Returns filters of the tests that the changes since the common ancestor of HEAD and the commit `base` can affect.
 * Uncommitted and untracked files count. Vitest and Playwright find the tests that import a changed file.
 *
 * @throws if `base` and HEAD have no common commit
 */
export function changedTests(base: string): ChangedTests {
  const [ancestor = base] = linesOf("git", "merge-base", base, "HEAD");
  const folders = foldersOfTests([
    ...linesOf("git", "diff", "--name-only", "--no-renames", ancestor),
    ...linesOf("git", "ls-files", "--others", "--exclude-standard"),
  ]);
  const bin = (path: string) => join(root, "node_modules", path);
  const vitest = [bin("vitest/vitest.mjs"), "list", "--config=tests/vitest.config.ts"];
  const playwright = [bin("@playwright/test/cli.js"), "test", "--pass-with-no-tests", "--list"];
  return {
    unit: [
      ...folders.filter((folder) => !folder.startsWith("tests/e2e/")),
      ...linesOf(process.execPath, ...vitest, "--filesOnly", `--changed=${ancestor}`).flatMap(
        (line) => /\S+\.test\.tsx?$/.exec(line) ?? [],
      ),
    ],
    e2e: [
      ...folders.filter((folder) => folder.startsWith("tests/e2e/")),
      ...new Set(
        linesOf(
          process.execPath,
          ...playwright,
          "--config=tests/e2e/playwright.config.ts",
          `--only-changed=${ancestor}`,
        ).flatMap((line) => /[\w/-]+\.spec\.ts/.exec(line) ?? []),
      ),
    ],
  };
}
