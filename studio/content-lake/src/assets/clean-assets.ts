import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Dataset } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";

/** What was uploaded so recently may be about to be referred to: an editor's form stores the file first. */
const graceMs = 60 * 60 * 1000;

/** The asset documents that no document refers to, strongly or weakly, and that are older than an hour. */
export function findUnused(dataset: Dataset, now: Date): LakeDocument[] {
  const { raw } = dataset.perspectives;
  return ["sanity.imageAsset", "sanity.fileAsset"]
    .flatMap((type) => raw.bucket("_type", type))
    .filter(({ _id, _updatedAt }) => {
      const isOld = Date.parse(_updatedAt) < now.getTime() - graceMs;
      return isOld && raw.bucket("references", _id).every((referring) => referring._id === _id);
    });
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
  for (const kind of ["images", "files", "incoming"] as const) {
    for (const file of filesIn(join(folder, kind))) {
      const path = join(folder, kind, file);
      const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {
        size: 0,
        mtimeMs: Infinity,
      };
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

/** `<sha1>-8x8.png` among the images is the file of `image-<sha1>-8x8-png`. */
function documentId(kind: "images" | "files" | "incoming", file: string): string {
  const prefix = kind === "images" ? "image" : kind === "files" ? "file" : "incoming";
  return `${prefix}-${file.replace(".", "-")}`;
}
