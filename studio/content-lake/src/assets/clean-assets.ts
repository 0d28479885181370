import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { AssetFile } from "./asset-bucket.ts";
import type { Dataset } from "../dataset/dataset.ts";
import type { LakeDocument } from "../document.ts";

const kinds: ReadonlyMap<string, { type: string; prefix: string }> = new Map([
  ["images", { type: "sanity.imageAsset", prefix: "image" }],
  ["files", { type: "sanity.fileAsset", prefix: "file" }],
]);

/** Minimum age in ms of an unused upload to delete: the Studio uploads a file first, and saves the reference later. */
const graceMs = 60 * 60 * 1000;

/**
 * Returns the asset documents that no document refers to, strongly or weakly, and whose file was last uploaded over an
 * hour ago. `modifiedAt` returns the time of a file's last upload.
 */
export function findUnused(
  dataset: Dataset,
  modifiedAt: (name: string) => number,
  now: Date,
): LakeDocument[] {
  const { raw } = dataset.perspectives;
  const youngest = now.getTime() - graceMs;
  return [...kinds]
    .flatMap(([kind, { type }]) =>
      raw.bucket("_type", type).map((document) => ({ kind, document })),
    )
    .filter(({ kind, document: { _id, _createdAt } }) => {
      const isReferred = raw.bucket("references", _id).some((referring) => referring._id !== _id);
      if (isReferred || Date.parse(_createdAt) > youngest) return false;
      // Checks the file's age, because a second upload of the same bytes replaces the file but not the document.
      return modifiedAt(`${kind}/${fileOf(_id)}`) <= youngest;
    })
    .map(({ document }) => document);
}

/** Returns the time of the last upload of a file in a folder; 0 if it is missing. */
export const modifiedIn = (folder: string) => (name: string) =>
  statsOf(join(folder, name))?.mtimeMs ?? 0;

/**
 * Options of {@link removeFiles}. `gone` contains the ids of the deleted asset documents. In a dry
 * run, `dataset` still contains these documents.
 */
export interface Cleaning {
  folder: string;
  dataset: Dataset;
  deletedIds: ReadonlySet<string>;
  now: Date;
  dryRun: boolean;
}

export interface StrayFile {
  file: string;
  /** Size in bytes. */
  size: number;
}

/**
 * Removes and returns the files of the deleted documents and of interrupted uploads. Checks and removes each file
 * synchronously, so that an upload of the same bytes can't happen in between.
 */
export function removeFiles(cleaning: Cleaning): StrayFile[] {
  const { folder, dryRun } = cleaning;
  const stray: StrayFile[] = [];
  for (const kind of [...kinds.keys(), "incoming"]) {
    for (const file of filesIn(join(folder, kind))) {
      const path = join(folder, kind, file);
      const { size = 0, mtimeMs = Infinity } = statsOf(path) ?? {};
      if (!isStray({ name: `${kind}/${file}`, size, modified: mtimeMs }, cleaning)) continue;
      if (!dryRun) rmSync(path, { force: true });
      stray.push({ file: `${kind}/${file}`, size });
    }
  }
  return stray;
}

/** Whether a file belongs to no document, or to one that a dry run would delete. */
export function isStray(
  { name, modified }: AssetFile,
  { dataset, deletedIds, now, dryRun }: Omit<Cleaning, "folder">,
): boolean {
  const [kind = "", file = ""] = name.split("/");
  const id = documentId(kind, file);
  const isDeleted = dryRun && deletedIds.has(id);
  const hasDocument = !isDeleted && dataset.get(id) !== undefined;
  // Skips files that have a document, which an upload may have created again. Also skips recent files without a
  // document, because an upload stores its file shortly before its document.
  return !hasDocument && modified <= now.getTime() - graceMs;
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function statsOf(path: string) {
  return statSync(path, { throwIfNoEntry: false });
}

/** Returns the document id of a file: `<sha1>-8x8.png` in `images` belongs to `image-<sha1>-8x8-png`. */
export function documentId(kind: string, file: string): string {
  return `${kinds.get(kind)?.prefix ?? kind}-${file.replace(".", "-")}`;
}

function fileOf(id: string): string {
  return id.replace(/^\w+-/, "").replace(/-(\w+)$/, ".$1");
}
