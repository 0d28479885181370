import { createHash } from "node:crypto";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { tooLarge } from "../http/read-body.ts";
import { dataError } from "../lake-error.ts";

/** An upload that is whole and on disk, under a name of its own until it is known what it is. */
export interface ReceivedFile {
  path: string;
  sha1: string;
  size: number;
}

/**
 * Streams an upload to disk, however large, hashing it on the way; it is synced when this resolves.
 * Leaves nothing behind where it rejects: with a 413 for one over the ceiling, with a 400 for one that was cut off.
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
    for await (const chunk of whole(body)) {
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

/** The body's bytes; a sender that goes away half-way is told apart from a fault of this machine's. */
async function* whole(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw cutOff(cause);
      });
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function cutOff(cause: unknown) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return dataError(
    400,
    "uploadInterruptedError",
    `The upload was cut off (${reason}): send it again`,
  );
}

/** Is there a file at this path? */
export async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
