import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Git } from "./git.ts";
import { OWN_FOLDERS } from "./own-folders.ts";
import { RELEASE_TRAILER, TREE_TRAILER } from "./releases.ts";

/** Files that are the owner's from the beginning. `create.mjs` has the same. */
const REPLACED = ["README.md", "LICENSE"];

/** Lines of package.json that are the owner's. */
const ownLines = /^ {2}"(name|version|description|license)": .*$/gm;

const isOwn = (file: string) => OWN_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

const filesIn = (git: Git, commit: string) =>
  git("ls-tree", "-r", "-z", commit)
    .split("\0")
    .flatMap((line) => {
      const [, mode = "", object = "", file = ""] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
      return file === "" ? [] : [{ mode, object, file }];
    });

export const releaseMessage = (version: string, tree: string): string =>
  `Marquee ${version}\n\n${RELEASE_TRAILER}: ${version}\n${TREE_TRAILER}: ${tree}`;

/** Returns the release's package.json with the base's lines where those are the owner's. */
function packageJson(git: Git, release: string, base: string): string {
  const theirs = git("show", `${base}:package.json`);
  const lines = new Map(
    Array.from(theirs.matchAll(ownLines), ([line, name = ""]) => [name, line] as const),
  );
  return `${git("show", `${release}:package.json`).replaceAll(
    ownLines,
    (line, name: string) => lines.get(name) ?? line,
  )}\n`;
}

/**
 * Makes a commit with the files of a release, whose parent is the base of a project. What is the owner's is as in the
 * base: `own/` folders, README and license, the project's name. Changes no file and no branch.
 */
export function commitRelease(
  git: Git,
  { release, version, base }: { release: string; version: string; base: string },
): string {
  const folder = mkdtempSync(join(tmpdir(), "marquee-release-"));
  try {
    const inIndex = git.withIndex(join(folder, "index"));
    inIndex("read-tree", release);
    const present = filesIn(git, base);
    const presentNames = new Set(present.map(({ file }) => file));
    for (const file of REPLACED)
      if (!presentNames.has(file)) inIndex("update-index", "--force-remove", "--", file);
    for (const { mode, object, file } of present.filter((each) => isOwn(each.file)))
      inIndex("update-index", "--add", "--cacheinfo", `${mode},${object},${file}`);
    const text = join(folder, "package.json");
    writeFileSync(text, packageJson(git, release, base));
    const object = git("hash-object", "-w", "--no-filters", "--", text);
    inIndex("update-index", "--add", "--cacheinfo", `100644,${object},package.json`);
    const tree = inIndex("write-tree");
    return git("commit-tree", tree, "-p", base, "-m", releaseMessage(version, tree));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
