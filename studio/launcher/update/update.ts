import { changedFiles, type Merge, tasksOf, tryMerge } from "./changes.ts";
import type { Git } from "./git.ts";
import { commitRelease } from "./release-commit.ts";
import { compareVersions, fetchRelease, findBase, releasesAt, versionIn } from "./releases.ts";

/** An update that can be made, and what it would bring. */
export type Update = {
  current: string;
  /** Newer releases, the oldest first. The last one, or the chosen one, is `target`. */
  newer: string[];
  target: string;
  /** Commit with the release's files, which is merged. */
  commit: string;
  merge: Merge;
  tasks: { version: string; tasks: string }[];
  /** Files outside of `own/` that the owner changed. */
  changed: string[];
};

/**
 * Finds out what an update would bring. Changes no file and no branch.
 *
 * @param source Address or path of a repository, or of a bundle.
 * @param to A version, such as `0.3.0`. Default: the newest.
 * @returns The update, or the current version if there is no newer one.
 */
export function planUpdate(
  git: Git,
  { source, to }: { source: string; to?: string | undefined },
): Update | { current: string } {
  const releases = releasesAt(git, source);
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error(`There is no release at ${source}.`);
  const noted = findBase(git);
  const base = noted ?? commonCommit(git, fetchRelease(git, source, newest));
  const current = versionIn(git, base);
  const newer = releases.filter(({ version }) => compareVersions(version, current) > 0);
  const target = to === undefined ? newer.at(-1) : newer.find(({ version }) => version === to);
  if (to !== undefined && target === undefined)
    throw new Error(
      `There is no newer release ${to} at ${source}. Newer than ${current}: ${newer.map(({ version }) => version).join(", ") || "none"}.`,
    );
  if (target === undefined) return { current };
  const { version } = target;
  const release = fetchRelease(git, source, target);
  const commit = noted === null ? release : commitRelease(git, { release, version, base });
  const changelog = git.attempt("show", `${release}:.github/CHANGELOG.md`).text;
  const isTaken = (each: string) =>
    compareVersions(each, current) > 0 && compareVersions(each, version) <= 0;
  return {
    current,
    newer: newer.map((each) => each.version),
    target: version,
    commit,
    merge: tryMerge(git, "HEAD", commit),
    tasks: tasksOf(changelog, isTaken),
    changed: changedFiles(git, base, "HEAD"),
  };
}

/** Returns the newest commit that a clone of the product has in common with a release. */
function commonCommit(git: Git, release: string): string {
  const { code, text } = git.attempt("merge-base", "HEAD", release);
  if (code === 0) return text;
  throw new Error(
    "This project's history has no release: it is neither a clone of Marquee nor made by npm create marquee. Make a project with npm create marquee, and copy your own/ folders into it.",
  );
}

/** Throws if the project has changes that are not committed, because an update could not be undone then. */
export function requireCommitted(git: Git): void {
  const open = git("status", "--porcelain", "--untracked-files=no");
  if (open === "") return;
  throw new Error(`Commit your changes first, or set them aside with git stash:\n${open}`);
}

/** Throws an error that lists the files with conflicts, if there are any. */
export function requireNoConflicts({ merge, commit }: Update): void {
  if (merge.conflicts.length === 0) return;
  throw new Error(
    [
      "You and the release changed the same lines of these files:",
      ...merge.conflicts.map((file) => `  ${file}`),
      `Move what is yours into own/. Or stop npm start, copy .marquee, and merge by hand: git merge ${commit}`,
    ].join("\n"),
  );
}

/** Makes the commit of an update, which is on no branch yet, and returns it. */
export const commitMerge = (git: Git, { target, commit, merge }: Update): string =>
  git("commit-tree", merge.tree, "-p", "HEAD", "-p", commit, "-m", `Take Marquee ${target}`);

/**
 * Brings the commit of an update into the current branch, in one step: either all files and the branch change, or nothing.
 *
 * @throws Git's message, if an untracked file is where the release has one.
 */
export function takeMerge(git: Git, merge: string): void {
  git("merge", "--quiet", "--ff-only", merge);
}

/**
 * Takes a merge back, if nothing was committed after it. Does nothing if that was done before.
 *
 * @throws An error that says how to take it back without the later commits.
 */
export function undoMerge(git: Git, { merge, before }: { merge: string; before: string }): void {
  const head = git("rev-parse", "HEAD");
  if (head === before) return;
  if (head !== merge)
    throw new Error(
      `There are commits after the update. To leave them out, go to the commit before it on a new branch, and then undo again, which restores the content: git switch -c before-update ${before}`,
    );
  git("reset", "--quiet", "--keep", before);
}

/** Describes an update for the terminal. */
export function describeUpdate({ current, newer, tasks, changed, merge }: Update): string {
  const conflicts = new Set(merge.conflicts);
  const elsewhere = merge.conflicts.filter((file) => !changed.includes(file));
  const files = [...changed, ...elsewhere];
  return [
    `Marquee ${current}. Newer: ${newer.join(", ")}.`,
    ...tasks.flatMap(({ version, tasks: text }) => ["", `To do for ${version}:`, text]),
    "",
    ...(files.length === 0
      ? ["You changed nothing outside of own/, so nothing can conflict."]
      : [
          "Files outside of own/ that you changed:",
          ...files.map((file) => `  ${file}${conflicts.has(file) ? "   (conflict)" : ""}`),
        ]),
  ].join("\n");
}
