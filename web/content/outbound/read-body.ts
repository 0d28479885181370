import { type ByteReservation, reserveChunks } from "./byte-budget.ts";

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
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (stream === null) return new Uint8Array();
  for await (const chunk of memory === null ? stream : reserveChunks(stream, memory)) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
