import { cpSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

const stats = (path: string) => lstatSync(path, { throwIfNoEntry: false });

/** Whether a path is a file or a link, as opposed to a folder or nothing. */
export const isFile = (path: string): boolean => stats(path)?.isDirectory() === false;

const isLink = (path: string): boolean => stats(path)?.isSymbolicLink() === true;

/** Copies files to a folder with the same layout. A link remains a link; `paths` must contain its target too. */
export function copyFiles(root: string, target: string, paths: readonly string[]): void {
  for (const path of [...new Set(paths)].toSorted()) {
    if (isFile(join(root, path))) copyFile(root, target, path);
  }
}

function copyFile(root: string, target: string, path: string): void {
  // A package of this repository is a link to its folder, so a link can be above the file.
  const parts = path.split("/");
  const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  const link = above.find((part) => isLink(join(root, part)));
  const to = join(target, link ?? path);
  mkdirSync(dirname(to), { recursive: true });
  if (link === undefined) return cpSync(join(root, path), to);
  rmSync(to, { force: true });
  symlinkSync(readlinkSync(join(root, link)), to);
}
