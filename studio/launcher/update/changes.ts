import type { Git } from "./git.ts";
import { OWN_FOLDERS } from "./own-folders.ts";

/** Files of the owner, which no release changes. In package.json, these are lines. */
const OWN = [...OWN_FOLDERS, "README.md", "LICENSE", "marquee.json", "package.json"].map(
  (path) => `:(exclude,top)${path}`,
);

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line !== "");

/** Returns the files that differ between two commits and are not the owner's. */
export const changedFiles = (git: Git, from: string, to: string): string[] =>
  linesOf(
    git(
      "-c",
      "core.quotepath=off",
      "diff",
      "--name-only",
      "--no-renames",
      from,
      to,
      "--",
      ".",
      ...OWN,
    ),
  );

/** A merge that is not made yet: the tree that it would make, and the files that it would leave with conflicts. */
export type Merge = { tree: string; conflicts: string[] };

export function tryMerge(git: Git, ours: string, theirs: string): Merge {
  const { code, text, problem } = git.attempt(
    "-c",
    "core.quotepath=off",
    "merge-tree",
    "--write-tree",
    "--name-only",
    "--no-messages",
    ours,
    theirs,
  );
  if (code !== 0 && code !== 1) throw new Error(`git merge-tree: ${problem}`);
  const [tree = "", ...conflicts] = linesOf(text);
  return { tree, conflicts: [...new Set(conflicts)] };
}

const section = /^## (\d+\.\d+\.\d+)[^\n]*\n(.*?)(?=^## |(?![\s\S]))/gms;
const toDo = /^### Do this when you update\n(.*?)(?=^#{2,3} |(?![\s\S]))/ms;

/** Returns what the owner has to do for each version of a changelog, the oldest first. */
export function tasksOf(
  changelog: string,
  isTaken: (version: string) => boolean,
): { version: string; tasks: string }[] {
  return Array.from(changelog.matchAll(section), ([, version = "", text = ""]) => ({
    version,
    tasks: toDo.exec(text)?.[1]?.trim() ?? "",
  }))
    .filter(({ version, tasks }) => isTaken(version) && tasks !== "")
    .toReversed();
}
