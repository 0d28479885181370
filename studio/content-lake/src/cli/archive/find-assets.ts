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

/** A place in a document that refers to a file with a `_sanityAsset` value. */
interface AssetMark {
  line: number;
  mark: string;
  path: readonly (string | number)[];
}

/**
 * Finds the files that an archive's documents refer to (`image@file://./images/a.jpg`). If the whole folder is the
 * archive, also finds unreferenced files in its folders `images` and `files`, because they belong to the dataset too.
 * Reports paths outside of the archive (including symbolic links) as problems. Reports files that the archive lacks,
 * and URLs on other hosts, as `absent`.
 */
export async function findAssets(
  documents: readonly ArchivedDocument[],
  { folder, isWhole }: { folder: string; isWhole: boolean },
) {
  const root = await realpath(folder);
  const assets = new Map<string, ArchivedAsset>();
  const problems: ArchiveProblem[] = [];
  const absent: ArchiveProblem[] = [];
  const add = (kind: ArchivedAsset["kind"], file: string, marks: string[]) => {
    const key = `${kind}:${file}`;
    const known = assets.get(key);
    assets.set(key, { kind, file, marks: [...new Set([...(known?.marks ?? []), ...marks])] });
  };
  for (const { line, mark, path } of marksOf(documents)) {
    const found = await findFile(mark, root);
    if ("file" in found) {
      add(found.kind, found.file, [mark]);
      continue;
    }
    const problem = { line, message: `${pathText(path)}: "${mark}" ${found.reason}` };
    (found.isAbsent ? absent : problems).push(problem);
  }
  for (const kind of isWhole ? (["image", "file"] as const) : []) {
    for (const file of await filesIn(join(root, `${kind}s`))) add(kind, file, []);
  }
  return { assets: [...assets.values()], problems, absent };
}

export function marksOf(documents: readonly ArchivedDocument[]): AssetMark[] {
  const found: AssetMark[] = [];
  for (const { line, content } of documents) {
    visitObjects(content, (object, path) => {
      const mark = object["_sanityAsset"];
      if (mark !== undefined) found.push({ line, mark: String(mark), path });
    });
  }
  return found;
}

/** The file that a `_sanityAsset` value names, or why there is none. `isAbsent` means that the archive lacks it. */
type FoundFile =
  | { kind: ArchivedAsset["kind"]; file: string }
  | { reason: string; isAbsent: boolean };

async function findFile(mark: string, root: string): Promise<FoundFile> {
  const [, kind, address] = /^(image|file)@(file:\/\/.+)$/.exec(mark) ?? [];
  if (address === undefined) {
    const reason = "is not an asset in the archive (image@file://./…). Add the file to the archive";
    return { reason, isAbsent: true };
  }
  const named = pathAt(address, root);
  const file = named === undefined ? undefined : await realpath(named).catch(() => undefined);
  // Checks the path as written if the file doesn't exist. Every path outside of the archive thus
  // causes the same error, which doesn't reveal whether a file exists there.
  if (!(file ?? named)?.startsWith(root + sep)) {
    return { reason: "is outside the archive's folder", isAbsent: false };
  }
  if (file === undefined || !(await stat(file)).isFile()) {
    return { reason: "does not exist", isAbsent: true };
  }
  return { kind: kind === "image" ? "image" : "file", file };
}

function pathAt(address: string, root: string): string | undefined {
  try {
    return address.startsWith("file:///")
      ? fileURLToPath(address)
      : resolve(root, decodeURIComponent(address.slice("file://".length)));
  } catch {
    return undefined;
  }
}

/** Omits hidden files, and symbolic links, because their target may be outside of the archive. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => join(folder, name));
}
