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
  /** The project's commit before the update, and that of the update once it is made. */
  before: z.string(),
  merge: z.string().nullable(),
  folders: z.array(z.string()),
});

/** What the last update noted. */
export type UpdateNote = z.infer<typeof noteShape>;

const placeOf = (data: string) => join(data, "before-update");
const noteOf = (data: string) => join(placeOf(data), "note.json");

/** Throws if a lake runs on the content, which can't be copied then. */
function whileStopped<T>(data: string, work: () => T): T {
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
    throw new Error(`Stop npm start first, because its content is copied (${data}).`, { cause });
  }
}

const copyFolder = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, dereference: true, filter: (file) => !ofProcess.test(file) });

/** Copies the content and the accounts of a data folder before an update. The copy replaces the last one once it is whole. */
export function copyContent(data: string, before: string): void {
  const part = `${placeOf(data)}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const folders = contents.filter((folder) => existsSync(join(data, folder)));
  try {
    whileStopped(data, () => {
      for (const folder of folders) copyFolder(join(data, folder), join(part, folder));
    });
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
  const note: UpdateNote = { before, merge: null, folders };
  writeFileSync(join(part, "note.json"), JSON.stringify(note));
  rmSync(placeOf(data), { recursive: true, force: true });
  renameSync(part, placeOf(data));
}

/** Notes the commit of an update after it was made. */
export function noteMerge(data: string, merge: string): void {
  const note = readNote(data);
  if (note === null) throw new Error(`${noteOf(data)} is missing.`);
  writeFileSync(`${noteOf(data)}.new`, JSON.stringify({ ...note, merge }));
  renameSync(`${noteOf(data)}.new`, noteOf(data));
}

export function readNote(data: string): UpdateNote | null {
  if (!existsSync(noteOf(data))) return null;
  return noteShape.parse(JSON.parse(readFileSync(noteOf(data), "utf8")));
}

/**
 * Puts the content and the accounts back that were there before the update. Those of now are moved aside, not deleted.
 *
 * @returns The folder to which they are moved.
 */
export function restoreContent(data: string, { folders }: UpdateNote, now = new Date()): string {
  const aside = join(data, `after-update-${now.toISOString().replaceAll(/[:.]/g, "-")}`);
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  // First the copies, so that a full disk changes nothing.
  for (const folder of folders) {
    rmSync(join(data, `${folder}.restored`), { recursive: true, force: true });
    copyFolder(join(placeOf(data), folder), join(data, `${folder}.restored`));
  }
  whileStopped(data, () => undefined);
  for (const folder of contents) {
    if (existsSync(join(data, folder))) renameSync(join(data, folder), join(aside, folder));
  }
  for (const folder of folders) renameSync(join(data, `${folder}.restored`), join(data, folder));
  rmSync(noteOf(data));
  return aside;
}
