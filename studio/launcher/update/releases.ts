import type { Git } from "./git.ts";

/** A release: its version, such as `0.3.0`, and the object of its tag. */
export type Release = { version: string; object: string };

/** Where fetched releases are stored, apart from the owner's tags. */
const RELEASES = "refs/marquee/releases";

/**
 * Names the release in the message of a commit with its files, so that every clone of a project knows its base. `create.mjs`
 * writes it too.
 */
export const RELEASE_TRAILER = "Marquee-Release";

/** Names the tree of such a commit, so that a rebased or squashed one, which holds the owner's changes too, is noticed. */
export const TREE_TRAILER = "Marquee-Tree";

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
  const objects = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [, object, version] = tagged.exec(line) ?? [];
    // The line of an annotated tag's commit follows that of the tag.
    if (object !== undefined && version !== undefined) objects.set(version, object);
  }
  return Array.from(objects, ([version, object]) => ({ version, object })).toSorted((one, other) =>
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
 *
 * @throws An error if that commit was rebased or squashed, because an update would then revert the owner's changes.
 */
export function findBase(git: Git): string | null {
  const format = `--format=%H %T %(trailers:key=${TREE_TRAILER},valueonly,separator=%x2C)`;
  const found = git("log", format, `--grep=^${RELEASE_TRAILER}: `, "HEAD")
    .split("\n")
    .filter(Boolean);
  const commits = found.map((line) => {
    const [commit = "", tree = "", noted = ""] = line.split(" ");
    return { commit, version: versionIn(git, commit), isIntact: tree === noted };
  });
  const newest = commits
    .toSorted((one, other) => compareVersions(one.version, other.version))
    .at(-1);
  if (newest === undefined) return null;
  const intact = commits.find(({ version, isIntact }) => version === newest.version && isIntact);
  if (intact) return intact.commit;
  throw new Error(
    `The commit of Marquee ${newest.version} was rebased or squashed (${newest.commit}), so that its files can't be told from yours. Merge it as it was, without rebasing.`,
  );
}
