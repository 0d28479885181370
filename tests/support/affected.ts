import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { root } from "./stack/places.ts";

/** The repository's files. Paths are relative to its root. */
export type Sources = { paths: readonly string[]; read: (path: string) => string };

/** Tests that a change can affect. `e2e` is `all` if the change may affect every browser test. */
export type Affected = { unit: string[]; e2e: string[] | "all" };

const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path) && !path.startsWith("tests/e2e/");
const isSpec = (path: string) => /^tests\/e2e\/.+\.spec\.ts$/.test(path);
const nameOf = (spec: string) => basename(spec, ".spec.ts");

/** Matches the names of browser tests that open the studio. */
export const opensStudio =
  /^(?:auth-security|compose|csp|draft|editor|lake-leaks|live|next-sanity|preview-as|redirects-studio|resilience|scheduled|share|studio-|theme(?:-preview|-upload)?$|throwing-block|translation-files|video-studio)/;

/** Matches the names of browser tests that create accounts or sign in. */
export const signsIn =
  /^(?:account|analytics|auth-|compose-gate|csp|draft-session|engines|faults|gate-|lake-leaks|member|navigation|no-script-sign-in|preview-as|redirects|resilience|session|share|telemetry|theme-brand|throwing-block|token-sync)/;

/**
 * Groups of files, each with the browser tests that its files affect. `null` means no browser test. Files outside all
 * groups affect every browser test, because most code of the site is part of every page.
 */
export const areas: readonly { files: RegExp; specs: RegExp | null }[] = [
  // Unit tests, documentation and workflows, which no browser test uses.
  {
    files: /\.(?:test|test-d|fixture)\.tsx?$|\.md$|^\.(?:ci|deploy|github)\/|^LICENSE$/,
    specs: null,
  },
  {
    files:
      /^tests\/(?:agreement|auth|bench|components|draw|fuzz|hosted|image|lake-package|scaffold|start)\/|^studio\/content-(?:commands|lake)\/tests\//,
    specs: null,
  },
  { files: /^tests\/(?:e2e\/.+\.spec\.ts$|support\/|vitest\.config\.ts$)/, specs: null },
  {
    files: /^studio\/[^/]+\.tsx?$|^studio\/(?:i18n|inputs|internals|plugins|ui)\//,
    specs: opensStudio,
  },
  { files: /^web\/editors\/(?:preview-check|share|page-weight)\//, specs: opensStudio },
  { files: /^web\/auth-emulator\//, specs: signsIn },
];

/**
 * Matches support files that every browser test uses, or that start the stack for all browser
 * tests.
 */
const commonSupport =
  /^tests\/support\/(?:browsers\/chromium|stack\/(?:lake|places|stack)|test)\.ts$|^tests\/support\/doubles\/(?:diverted-hosts|divert|oembed)\.ts$/;

const quoted = /["'`](\.{1,2}\/[^"'`\n]+|@marquee\/schemas\/\w+)["'`]/g;
const entries: Record<string, string> = {
  "@marquee/schemas/editing": "schemas/protocols/compose.contract.ts",
  "@marquee/schemas/share": "schemas/protocols/share.contract.ts",
  "@marquee/schemas/submission": "schemas/documents/form/submission.contract.ts",
};

/**
 * Returns the files that a file refers to: its imports, and any other quoted path relative to the file. Omits paths
 * that don't exist.
 */
function namedBy(path: string, text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(quoted)].flatMap(([, name = ""]) => {
    const target = name.startsWith("@")
      ? (entries[name] ?? `${name.slice("@marquee/".length)}.ts`)
      : normalize(join(dirname(path), name));
    return [target, `${target}.ts`, `${target}.tsx`].filter((each) => known.has(each));
  });
}

/** Returns the changed files and all files that refer to a changed file, directly or through other files. */
export function dependentsOf(changed: readonly string[], { paths, read }: Sources): Set<string> {
  const known = new Set([...paths, ...changed]);
  const namedIn = new Map<string, string[]>();
  for (const path of paths.filter((each) => /\.(?:tsx?|mjs|css)$/.test(each))) {
    for (const named of namedBy(path, read(path), known)) {
      namedIn.set(named, [...(namedIn.get(named) ?? []), path]);
    }
  }
  const found = new Set(changed);
  for (const path of found) for (const each of namedIn.get(path) ?? []) found.add(each);
  return found;
}

/**
 * Matches source code that reads files or starts programs. The imports of such code don't show
 * everything that it depends on.
 */
const readsFiles =
  /"(?:node:(?:child_process|fs|fs\/promises|worker_threads)|[./]+\/(?:[\w/-]+\/)?places\.ts)"/;
const affectsAllUnitTests =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|\.nvmrc|tests\/vitest\.config\.ts)$/;

/**
 * Returns the tests that changed files can affect.
 * - Unit tests that import a changed file, directly or not. Tests in folders named `tests`, and tests that read files
 *   or start programs, are affected by every change.
 * - Browser tests that import a changed file, directly or not. If a changed file, or a file that imports it, belongs
 *   to one of the `areas`, also the browser tests of that area.
 */
export function affectedBy(changed: readonly string[], sources: Sources): Affected {
  if (changed.length === 0) return { unit: [], e2e: [] };
  const dependents = dependentsOf(changed, sources);
  const isAffected = (path: string) =>
    dependents.has(path) ||
    changed.some((each) => affectsAllUnitTests.test(each)) ||
    /^(?:studio\/[\w-]+\/)?tests\//.test(path) ||
    readsFiles.test(sources.read(path));
  const unit = sources.paths.filter(isUnitTest).filter(isAffected);

  const specs = sources.paths.filter(isSpec);
  const matching = [...dependents].map((path) =>
    commonSupport.test(path) ? undefined : areas.find(({ files }) => files.test(path)),
  );
  if (matching.includes(undefined)) return { unit, e2e: "all" };
  const e2e = specs.filter(
    (spec) => dependents.has(spec) || matching.some((area) => area?.specs?.test(nameOf(spec))),
  );
  return { unit, e2e };
}

/** Runs git in the repository and returns the lines of its output. */
function git(...args: string[]): string[] {
  const output = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  return output.split("\n").filter(Boolean);
}

/**
 * Returns the files that differ from the common ancestor of HEAD and the commit `base`, including
 * uncommitted and untracked files.
 */
export function changedSince(base: string): string[] {
  const [ancestor] = git("merge-base", base, "HEAD");
  if (ancestor === undefined) throw new Error(`"${base}" and HEAD have no common commit.`);
  return [
    ...git("diff", "--name-only", "--no-renames", ancestor),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/** Returns the paths of the repository's files. Omits deleted files. */
export function repositorySources(): Sources {
  const deleted = new Set(git("ls-files", "--deleted"));
  const paths = git("ls-files", "--cached", "--others", "--exclude-standard");
  return {
    paths: paths.filter((path) => !deleted.has(path)),
    read: (path) => readFileSync(join(root, path), "utf8"),
  };
}
