import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Header } from "tar-stream";
import { errorMessage } from "../../lake-error.ts";

/** An archive as a folder on disk: its NDJSON file, and the folder that asset paths are relative to. */
export interface UnpackedArchive {
  dataFile: string;
  folder: string;
  /** Whether the whole folder is the archive. False if unrelated files may be next to the NDJSON file. */
  isWhole: boolean;
  /** Deletes the temporary folder, if the archive was unpacked into one. */
  dispose: () => Promise<void>;
}

interface Entry extends AsyncIterable<unknown> {
  header: Header;
  resume(): unknown;
}

/** Maximum number of files in an archive. */
const entryCeiling = 500_000;

/** The maximum unpacked size is this many bytes and 100 times the archive's size. Only decompression bombs exceed it. */
const unpackedBase = 64 * 1024 * 1024;
const unpackedRatio = 100;

/**
 * Provides a folder or an `.ndjson` file as it is, and a tar file (gzipped or not) in a temporary folder. Rejects with
 * an `Error` that names the problem, and then leaves no temporary files.
 */
export async function unpackArchive(path: string): Promise<UnpackedArchive> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`The file or folder ${path} does not exist.`);
  const dispose = () => Promise.resolve();
  if (found.isDirectory()) {
    return { dataFile: await dataFileIn(path), folder: path, isWhole: true, dispose };
  }
  if (path.endsWith(".ndjson")) {
    return { dataFile: path, folder: dirname(path), isWhole: false, dispose };
  }
  const target = await mkdtemp(join(tmpdir(), "content-lake-import-"));
  const remove = () => rm(target, { recursive: true, force: true });
  try {
    await unpackTar(path, target, unpackedBase + unpackedRatio * found.size);
    const dataFile = await dataFileIn(target);
    return { dataFile, folder: dirname(dataFile), isWhole: true, dispose: remove };
  } catch (error) {
    await remove();
    const reason = errorMessage(error);
    throw new Error(`${path} is not a valid archive: ${reason}`, { cause: error });
  }
}

/** The only `.ndjson` file of a folder, or of its subfolders, where archives of Sanity's CLI have it. Throws otherwise. */
async function dataFileIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const inner = await Promise.all(
    folders.map(async (name) =>
      (await readdir(join(folder, name))).map((file) => join(name, file)),
    ),
  );
  const own = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const files = own.some(isData) ? own.filter(isData) : inner.flat().filter(isData);
  const [file] = files;
  if (file === undefined) throw new Error(`${folder} contains no .ndjson file.`);
  if (files.length > 1) {
    throw new Error(`${folder} contains more than one .ndjson file: ${files.join(", ")}.`);
  }
  return join(folder, file);
}

function isData(file: string): boolean {
  return file.endsWith(".ndjson") && !basename(file).startsWith(".");
}

async function unpackTar(path: string, target: string, ceiling: number): Promise<void> {
  const entries = extract();
  const unzip = (await isGzip(path)) ? [createGunzip()] : [];
  const cutOff = new AbortController();
  const reading = pipeline([createReadStream(path), ...unzip, limited(ceiling), entries]);
  // Aborts the current entry if reading the archive fails. Otherwise the entry would wait forever, because the tar
  // library doesn't end it.
  reading.catch(() => cutOff.abort());
  const count = await extractEntries(entries, target, cutOff.signal).catch(
    async (error: unknown) => {
      // An AbortError means that `reading` failed first. Awaiting `reading` throws its error instead.
      if (error instanceof Error && error.name === "AbortError") await reading;
      throw error;
    },
  );
  await reading;
  if (count === 0) throw new Error("it contains no files");
}

async function extractEntries(
  entries: AsyncIterable<Entry>,
  target: string,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (count > entryCeiling) {
      throw new Error(`it contains more than ${entryCeiling.toLocaleString("en")} files`);
    }
    await extractEntry(entry, target, signal);
  }
  return count;
}

async function extractEntry(entry: Entry, target: string, signal: AbortSignal): Promise<void> {
  const { name, type } = entry.header;
  const isFile = type === "file" || type === "contiguous-file";
  if (!isFile && type !== "directory") {
    throw new Error(`"${name}" is a ${type}; only files and folders are allowed`);
  }
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  if (name.startsWith("/") || /[\\\0]/.test(name) || parts.includes("..")) {
    throw new Error(`"${name}" is outside the archive`);
  }
  // Skips folders, because they are created with their files. Skips hidden files such as `._x` and `.DS_Store`, because
  // they are metadata of macOS.
  if (!isFile || parts.at(-1)?.startsWith(".")) {
    entry.resume();
    return;
  }
  const file = join(target, ...parts);
  await mkdir(dirname(file), { recursive: true });
  await pipeline(entry, createWriteStream(file, { flags: "wx" }), { signal });
}

/** Passes bytes through up to a ceiling, so that a decompression bomb can't fill the disk. */
function limited(ceiling: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size <= ceiling) done(null, chunk);
      else done(new Error(`it unpacks to more than ${ceiling.toLocaleString("en")} bytes`));
    },
  });
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path, "r");
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
