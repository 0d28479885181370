import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type BuildInputs = {
  root: string;
  /** Source folders, relative to the root. */
  folders: readonly string[];
  /** Excluded subfolders. */
  without: readonly string[];
  files: readonly string[];
  /** Environment variables that the build writes into its output. */
  env: Record<string, string>;
};

const neverSources = /(?:^|\/)(?:node_modules|\.next|dist|\.sanity)(?:\/|$)/;
const notBuilt = /\.test\.tsx?$|\.md$|\.tsbuildinfo$|next-env\.d\.ts$|(?:^|\/)\.[^/]+$/;

/** Returns a SHA-256 hash of all inputs of a build. Equal hashes mean equal output. */
export function contentStamp({ root, folders, without, files, env }: BuildInputs): string {
  const hash = createHash("sha256");
  const add = (name: string, content: string | Buffer) =>
    hash.update(`${name}\0${content.length}\0`).update(content).update("\0");
  for (const [name, value] of Object.entries(env).toSorted(byName)) add(`env ${name}`, value);
  const sources = folders.flatMap((folder) => sourceFiles(root, folder, without));
  for (const file of [...sources, ...files].toSorted()) {
    if (existsSync(join(root, file))) add(file, readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

function sourceFiles(root: string, folder: string, without: readonly string[]): string[] {
  const skip = (path: string) =>
    neverSources.test(path) || without.some((each) => `${path}/`.startsWith(`${each}/`));
  return globSync(`${folder}/**/*`, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => skip(relative(root, entry.parentPath, entry.name)),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, entry.parentPath, entry.name))
    .filter((path) => !skip(path) && !notBuilt.test(path));
}

const relative = (root: string, parent: string, name: string) =>
  join(parent, name)
    .slice(join(root).length)
    .replace(/^[/\\]+/, "")
    .replaceAll("\\", "/");

/**
 * Returns the path of the stamp file. The file's name begins with a dot, because the studio's
 * server publishes every file in the folder except files with such names.
 */
const stampFile = (folder: string) => join(folder, ".marquee-stamp");

export function isCurrent(folder: string, stamp: string): boolean {
  const file = stampFile(folder);
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

export function writeStamp(folder: string, stamp: string): void {
  writeFileSync(stampFile(folder), stamp);
}
