import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type DataFolder, lockDataFolder } from "../../content-lake/src/store/data-folder.ts";

/** The folders of `npm start` that hold content and accounts. */
const contents = ["lake", "auth"];

/** Files of a running lake, which belong to no copy. */
const ofProcess = /lake\.(?:lock|pid)$/;

const noteShape = z.object({
  /** The project's commit before the update, and that of the update. */
  before: z.string(),
  merge: z.string(),
  folders: z.array(z.string()),
});

/** What the last update noted. */
export type UpdateNote = z.infer<typeof noteShape>;

const placeOf = (data: string) => join(data, "before-update");

/** A copy whose update is not made yet. */
const partOf = (data: string) => join(data, "before-update.part");

/** Runs work while no lake runs on the content. Throws if one does. */
export function whileStopped<T>(data: string, work: () => T): T {
  if (!existsSync(join(data, "lake"))) return work();
  const lock = lockOf(data);
  try {
    return work();
  } finally {
    lock.release();
  }
}

function lockOf(data: string): DataFolder {
  try {
    return lockDataFolder(join(data, "lake"));
  } catch (cause) {
    throw new Error(`Stop npm start first, because its content is copied or moved (${data}).`, {
      cause,
    });
  }
}

const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, dereference: true, filter: (file) => !ofProcess.test(file) });

/** Copies the content and the accounts of a data folder for an update, beside the copy of the last one. */
export function copyContent(data: string, { before, merge }: Omit<UpdateNote, "folders">): void {
  const part = partOf(data);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const folders = contents.filter((folder) => existsSync(join(data, folder)));
  try {
    whileStopped(data, () => {
      for (const folder of folders) copyFolder(join(data, folder), join(part, folder));
    });
    const note: UpdateNote = { before, merge, folders };
    writeFileSync(join(part, "note.json"), JSON.stringify(note));
  } catch (error) {
    dropCopy(data);
    throw error;
  }
}

/** Deletes the copy for an update that was not made. */
export const dropCopy = (data: string): void =>
  rmSync(partOf(data), { recursive: true, force: true });

/** Replaces the copy of the last update by that for the one which was made. */
export function keepCopy(data: string): void {
  rmSync(placeOf(data), { recursive: true, force: true });
  renameSync(partOf(data), placeOf(data));
}

const noteIn = (folder: string): UpdateNote | null =>
  existsSync(join(folder, "note.json"))
    ? noteShape.parse(JSON.parse(readFileSync(join(folder, "note.json"), "utf8")))
    : null;

/** Returns the note of the last update. `head` is the project's commit, by which an update is found that was interrupted. */
export function readNote(data: string, head: string): UpdateNote | null {
  if (noteIn(partOf(data))?.merge === head) keepCopy(data);
  return noteIn(placeOf(data));
}

/**
 * Puts the content and the accounts back that were there before the update. Those of now are moved aside, not deleted.
 *
 * @returns The folder to which they are moved.
 */
export function restoreContent(data: string, { folders }: UpdateNote, now = new Date()): string {
  const aside = join(data, `after-update-${now.toISOString().replaceAll(/[:.]/g, "-")}`);
  whileStopped(data, () => {
    // First the copies, so that a full disk changes nothing.
    for (const folder of folders) {
      rmSync(join(data, `${folder}.restored`), { recursive: true, force: true });
      copyFolder(join(placeOf(data), folder), join(data, `${folder}.restored`));
    }
  });
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const folder of contents) {
    if (existsSync(join(data, folder))) renameSync(join(data, folder), join(aside, folder));
  }
  for (const folder of folders) renameSync(join(data, `${folder}.restored`), join(data, folder));
  rmSync(join(placeOf(data), "note.json"));
  return aside;
}
