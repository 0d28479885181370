import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeEach } from "vitest";

const { resolve } = createRequire(import.meta.url);

/** What a seam relies on: a file in an `internals` folder that uses undocumented parts of a dependency. */
type Seam = {
  dependency: string;
  /** The package's version when the seam was written or last checked. */
  writtenFor: string;
  /** Instruction for the person who upgrades the package: where to look, and what to adapt. */
  check: string;
};

/** Returns the folder of an installed package. A package's `exports` may hide its files from `require`. */
export function packageFolder(name: string): string {
  const folders = resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`The package ${name} is not installed.`);
  return found;
}

function installedVersion(name: string): string {
  const text = readFileSync(join(packageFolder(name), "package.json"), "utf8");
  const { version }: { version: string } = JSON.parse(text);
  return version;
}

function failureOf({ dependency, writtenFor, check }: Seam, found: string): string {
  const installed = installedVersion(dependency);
  const versions =
    installed === writtenFor
      ? `Version ${installed} is installed, for which this seam was written`
      : `This seam was written for version ${writtenFor}; ${installed} is installed`;
  return `The internals of ${dependency} differ from what this seam relies on.\n${versions}.\nCheck: ${check}\nSee .github/upgrading.md.\n\n${found}`;
}

/**
 * Creates the body of a canary test, which asserts a fact that a seam relies on. When the assertion fails, the error
 * describes the seam. A new version alone does not fail the test.
 */
export function canary(seam: Seam, assertion: () => unknown): () => Promise<void> {
  return async () => {
    try {
      await assertion();
    } catch (cause) {
      const found = cause instanceof Error ? cause.message : String(cause);
      throw new Error(failureOf(seam, found), { cause });
    }
  };
}

/** Makes every test of a file a {@link canary} test of the seam. */
export function describeSeam(seam: Seam): void {
  beforeEach(({ onTestFailed }) => {
    onTestFailed(({ task }) => {
      for (const error of task.result?.errors ?? []) {
        error.message = failureOf(seam, error.message);
      }
    });
  });
}
