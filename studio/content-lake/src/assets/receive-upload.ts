import { createHash } from "node:crypto";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { enforceRate, uploadRate, type Body } from "../http/request-body.ts";
import { tooLarge } from "../http/read-body.ts";
import { dataError, LakeError, errorMessage } from "../lake-error.ts";

/** A complete upload on disk, under a temporary name until its type is known. */
export interface ReceivedFile {
  path: string;
  sha1: string;
  size: number;
}

/**
 * Streams an upload to disk, hashes it on the way, and syncs it. Rejects with a 413 over the ceiling, a 400 if it was
 * interrupted, and a 408 if it is slow. A rejected upload leaves no file.
 */
export async function receiveUpload(
  { body, charge }: { body: Body; charge: (milliseconds: number) => void },
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
      const startedAt = performance.now();
      hash.update(chunk);
      charge(performance.now() - startedAt);
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

/** Throws a 400 if the client disconnects, so that callers can distinguish that from errors on this machine. */
async function* whole(body: Body): AsyncGenerator<Uint8Array, void> {
  const chunks = enforceRate(body, uploadRate);
  try {
    for (;;) {
      const { done, value } = await chunks.next().catch((cause: unknown) => {
        throw cause instanceof LakeError ? cause : cutOff(cause);
      });
      if (done) return;
      yield value;
    }
  } finally {
    await chunks.return(undefined);
  }
}

function cutOff(cause: unknown) {
  const reason = errorMessage(cause);
  return dataError(
    400,
    "uploadInterruptedError",
    `The upload was interrupted (${reason}). Upload it again`,
  );
}

export async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
