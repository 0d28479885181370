import { type ByteReservation, reserveChunks } from "./byte-budget.ts";

/** A body has more bytes than its reader accepts. */
export class TooLong extends Error {
  override name = "TooLong";
}

/** Yields the chunks of a body. Throws `TooLong` when they exceed `maxBytes`. */
export async function* limitChunks(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLong();
    yield chunk;
  }
}

/**
 * Reads the body of a request or response as text. Returns null when the body exceeds `maxBytes`.
 * Reading stops there, so that a body with a missing or wrong `Content-Length` can't fill the
 * memory.
 */
export async function readBody(
  source: Request | Response,
  maxBytes: number,
): Promise<string | null> {
  const bytes = await readBytes(source.body, maxBytes);
  return bytes === null ? null : new TextDecoder().decode(bytes);
}

/**
 * Reads a stream's bytes, or returns null if they exceed `maxBytes`. Without a stream, the result
 * is an empty array. With `memory`, takes the bytes of each chunk, and throws `Busy` if there are none.
 */
export async function readBytes(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  memory: ByteReservation | null = null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (stream === null) return new Uint8Array();
  const limited = limitChunks(stream, maxBytes);
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of memory === null ? limited : reserveChunks(limited, memory)) {
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}
