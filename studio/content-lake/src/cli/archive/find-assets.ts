import { readdir, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ArchivedDocument, ArchiveProblem } from "./read-documents.ts";
import { pathText, visitObjects } from "./visit-values.ts";

/** A file to upload, and the `_sanityAsset` values that refer to it. */
export interface ArchivedAsset {
  kind: "image" | "file";
  file: string;
  marks: string[];
}

/**
 * Finds the files that an archive's documents refer to (`image@file://./images/a.jpg`). If the whole folder is the
 * archive, also finds unreferenced files in its folders `images` and `files`, because they belong to the dataset too.
 * Reports paths outside of the archive (including symbolic links) and URLs on other hosts as problems.
 */
export async function findAssets(
  documents: readonly ArchivedDocument[],
  { folder, isWhole }: { folder: string; isWhole: boolean },
) {
  const root = await realpath(folder);
  const assets = new Map<string, ArchivedAsset>();
  const problems: ArchiveProblem[] = [];
  const add = (kind: ArchivedAsset["kind"], file: string, marks: string[]) => {
    const key = `${kind}:${file}`;
    const known = assets.get(key);
    assets.set(key, { kind, file, marks: [...new Set([...(known?.marks ?? []), ...marks])] });
  };
  for (const { line, mark, path } of marksOf(documents)) {
    try {
      const { kind, address } = parseMark(mark);
      add(kind, await fileAt(address, root), [mark]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({ line, message: `${pathText(path)}: "${mark}" ${reason}` });
    }
  }
  for (const kind of isWhole ? (["image", "file"] as const) : []) {
    for (const file of await filesIn(join(root, `${kind}s`))) add(kind, file, []);
  }
  return { assets: [...assets.values()], problems };
}

function marksOf(documents: readonly ArchivedDocument[]) {
  const found: { line: number; mark: string; path: readonly (string | number)[] }[] = [];
  for (const { line, content } of documents) {
    visitObjects(content, (object, path) => {
      const mark = object["_sanityAsset"];
      if (mark !== undefined) found.push({ line, mark: String(mark), path });
    });
  }
  return found;
}

function parseMark(mark: string): { kind: ArchivedAsset["kind"]; address: string } {
  const [, kind, address] = /^(image|file)@(file:\/\/.+)$/.exec(mark) ?? [];
  if (address === undefined) {
    throw new Error(
      "is not an asset in the archive (image@file://./…). Add the file to the archive",
    );
  }
  return { kind: kind === "image" ? "image" : "file", address };
}

async function fileAt(address: string, root: string): Promise<string> {
  const isAbsolute = address.startsWith("file:///");
  const named = isAbsolute
    ? fileURLToPath(address)
    : resolve(root, decodeURIComponent(address.slice("file://".length)));
  const file = await realpath(named).catch(() => undefined);
  // Checks the path as written if the file doesn't exist. Every path outside of the archive thus
  // causes the same error, which doesn't reveal whether a file exists there.
  if (!(file ?? named).startsWith(root + sep)) throw new Error("is outside the archive's folder");
  if (file === undefined || !(await stat(file)).isFile()) throw new Error("does not exist");
  return file;
}

/**
 * Returns the files in a folder. Omits hidden files. Also omits symbolic links, because their
 * target may be outside of the archive.
 */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => join(folder, name));
}
