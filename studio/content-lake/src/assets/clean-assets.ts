import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Dataset } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";

/** The folders of files, with the documents' type and the beginning of their ids. */
const kinds: ReadonlyMap<string, { type: string; prefix: string }> = new Map([
  ["images", { type: "sanity.imageAsset", prefix: "image" }],
  ["files", { type: "sanity.fileAsset", prefix: "file" }],
]);

/** What was uploaded so recently may be about to be referred to: an editor's form stores the file first. */
const graceMs = 60 * 60 * 1000;

/** The asset documents that no document refers to, strongly or weakly, and whose file was last uploaded over an hour ago. */
export function findUnused(dataset: Dataset, folder: string, now: Date): LakeDocument[] {
  const { raw } = dataset.perspectives;
  const youngest = now.getTime() - graceMs;
  return [...kinds]
    .flatMap(([kind, { type }]) =>
      raw.bucket("_type", type).map((document) => ({ kind, document })),
    )
    .filter(({ kind, document: { _id, _createdAt } }) => {
      const isReferred = raw.bucket("references", _id).some((referring) => referring._id !== _id);
      if (isReferred || Date.parse(_createdAt) > youngest) return false;
      // The same bytes sent again make a new file, though not a new document.
      return (factsOf(join(folder, kind, fileOf(_id)))?.mtimeMs ?? 0) <= youngest;
    })
    .map(({ document }) => document);
}

/** Where the files are, which documents count as gone, and whether anything is to be removed. */
export interface Cleaning {
  folder: string;
  dataset: Dataset;
  gone: ReadonlySet<string>;
  now: Date;
  dryRun: boolean;
}

/** A file that has no document. */
export interface StrayFile {
  file: string;
  /** In bytes. */
  size: number;
}

/**
 * Removes the files that have no document: those of documents just deleted, and those of uploads that were cut off.
 * Synchronous for each file, so that an upload of the same bytes can't come between the look and the removal.
 */
export function removeFiles({ folder, dataset, gone, now, dryRun }: Cleaning): StrayFile[] {
  const stray: StrayFile[] = [];
  for (const kind of [...kinds.keys(), "incoming"]) {
    for (const file of filesIn(join(folder, kind))) {
      const path = join(folder, kind, file);
      const { size = 0, mtimeMs = Infinity } = factsOf(path) ?? {};
      const id = documentId(kind, file);
      const isGone = gone.has(id);
      const isKept = !isGone && dataset.get(id) !== undefined;
      // A file is in its place a moment before its document is written.
      if (isKept || (!isGone && mtimeMs > now.getTime() - graceMs)) continue;
      if (!dryRun) rmSync(path, { force: true });
      stray.push({ file: `${kind}/${file}`, size });
    }
  }
  return stray;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function factsOf(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}

/** `<sha1>-8x8.png` among the images is the file of `image-<sha1>-8x8-png`. */
function documentId(kind: string, file: string): string {
  return `${kinds.get(kind)?.prefix ?? kind}-${file.replace(".", "-")}`;
}

function fileOf(id: string): string {
  return id.replace(/^\w+-/, "").replace(/-(\w+)$/, ".$1");
}
