import { createHash } from "node:crypto";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { tooLarge } from "../http/read-body.ts";

/** An upload that is whole and on disk, under a name of its own until it is known what it is. */
export interface ReceivedFile {
  path: string;
  sha1: string;
  size: number;
}

/**
 * Streams an upload to disk, however large, hashing it on the way; it is synced when this resolves.
 * Rejects with a 413, leaving nothing behind, for one over the ceiling.
 */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  ceiling: number,
): Promise<ReceivedFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "wx", 0o600);
  const hash = createHash("sha1");
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > ceiling) throw tooLarge(ceiling);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return { path, sha1: hash.digest("hex"), size };
}

/** Is there a file at this path? */
export async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
