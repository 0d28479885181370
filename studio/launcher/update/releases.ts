import type { Git } from "./git.ts";

/** A release: its version, such as `0.3.0`, and its tag's commit. */
export type Release = { version: string; commit: string };

/** Where fetched releases are stored, apart from the owner's tags. */
const RELEASES = "refs/marquee/releases";

/**
 * Names the release in the message of a commit with its files, so that every clone of a project knows its base. `create.mjs`
 * writes it too.
 */
export const RELEASE_TRAILER = "Marquee-Release";

const tagged = /^([0-9a-f]{40,64})\trefs\/tags\/v(\d+\.\d+\.\d+)(\^\{\})?$/;

const partsOf = (version: string) => version.split(".").map(Number);

/** Compares two versions by their numbers, for sorting. */
export function compareVersions(one: string, other: string): number {
  const theirs = partsOf(other);
  for (const [at, number] of partsOf(one).entries()) {
    const difference = number - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns the releases of a source, the oldest first.
 *
 * @param source Address of a git repository, or path of a repository or of a bundle.
 */
export function releasesAt(git: Git, source: string): Release[] {
  if (source.startsWith("-")) throw new Error(`${source} is an option and no source.`);
  const { code, text, problem } = git.attempt("ls-remote", "--tags", "--", source);
  if (code !== 0)
    throw new Error(
      `The releases at ${source} can't be read (${problem.split("\n").at(-1)}). Check the address, or take a bundle: npm run update -- --from FILE`,
    );
  const commits = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, commit, version] = tagged.exec(line) ?? [];
    // The line of an annotated tag's commit follows that of the tag.
    if (commit !== undefined && version !== undefined) commits.set(version, commit);
  }
  return Array.from(commits, ([version, commit]) => ({ version, commit })).toSorted((one, other) =>
    compareVersions(one.version, other.version),
  );
}

/** Fetches a release, and returns its commit. */
export function fetchRelease(git: Git, source: string, { version }: Release): string {
  const ref = `${RELEASES}/v${version}`;
  git("fetch", "--quiet", "--no-tags", "--force", "--", source, `refs/tags/v${version}:${ref}`);
  return git("rev-parse", `${ref}^{commit}`);
}

/** Returns the version of the release that a commit holds. The package.json in the root is the owner's. */
export function versionIn(git: Git, commit: string): string {
  const { version }: { version?: unknown } = Object(
    JSON.parse(git("show", `${commit}:schemas/package.json`)),
  );
  return String(version);
}

/**
 * Returns the commit with the files of the release on which a project of `npm create marquee` is based: the newest in
 * its history. Null for a clone of the product.
 */
export function findBase(git: Git): string | null {
  const pattern = `--grep=^${RELEASE_TRAILER}: `;
  const commits = git("log", "--format=%H", pattern, "HEAD").split("\n").filter(Boolean);
  return (
    commits
      .toSorted((one, other) => compareVersions(versionIn(git, one), versionIn(git, other)))
      .at(-1) ?? null
  );
}
