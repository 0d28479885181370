import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack, type Pack } from "tar-stream";

export interface AddedFile {
  path: string;
  name: string;
}

/** Copies a gzipped tar file and adds files to its root folder, entry by entry: it is never in memory as a whole. */
export async function addFiles(
  archive: Readable,
  added: readonly AddedFile[],
  target: string,
): Promise<void> {
  const entries = extract();
  const copy = pack();
  const reading = pipeline(archive, createGunzip(), entries);
  const writing = pipeline(copy, createGzip(), createWriteStream(target));
  const copying = copyEntries(entries, copy, added).catch((error: unknown) => {
    // Destroys both streams. Otherwise the pipelines would wait forever for the rest of the
    // archive.
    const cause = error instanceof Error ? error : new Error(String(error));
    entries.destroy(cause);
    copy.destroy(cause);
    throw error;
  });
  await Promise.all([reading, copying, writing]);
}

async function copyEntries(
  entries: ReturnType<typeof extract>,
  copy: Pack,
  added: readonly AddedFile[],
): Promise<void> {
  let folder = "";
  for await (const entry of entries) {
    const { header } = entry;
    folder ||= /^[^/]+\//.exec(header.name)?.[0] ?? "";
    if (header.type === "directory") {
      copy.entry(header);
      entry.resume();
    } else await pipeline(entry, copy.entry(header));
  }
  for (const { path, name } of added) {
    const { size } = await stat(path);
    await pipeline(createReadStream(path), copy.entry({ name: `${folder}${name}`, size }));
  }
  copy.finalize();
}
