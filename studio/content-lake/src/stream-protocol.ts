import * as z from "zod";

/**
 * The protocol carries many event streams over one WebSocket (`/streams`), each frame as one JSON text message. A browser
 * allows six HTTP/1.1 connections to a host, and the Studio opens six to eleven event streams: its seventh request would
 * wait forever.
 */

const streamId = z.string().min(1).max(64);

/**
 * From the client: opens a stream with the URL and the headers of the equivalent GET request. The lake overwrites
 * `origin` and `sec-fetch-site` with those of the socket's upgrade request.
 */
const openFrame = z.strictObject({
  open: z.literal(true),
  id: streamId,
  url: z.string().max(65_536),
  headers: z.record(z.string().max(128), z.string().max(8_192)).default({}),
});

/** From the client: closes a stream. The server then sends nothing more for this id. */
const closeFrame = z.strictObject({ close: z.literal(true), id: streamId });

export const clientFrame = z.union([openFrame, closeFrame]);

/** From the server: status and headers (lower case), the first frame of a stream. */
const headFrame = z.strictObject({
  id: streamId,
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
});

/** From the server: the next part of the response body, as text. */
const chunkFrame = z.strictObject({ id: streamId, chunk: z.string() });

/** From the server: the end of the body. After an `error`, the client can open the stream again. */
const endFrame = z.strictObject({
  id: streamId,
  end: z.literal(true),
  error: z.string().optional(),
});

const serverFrame = z.union([headFrame, chunkFrame, endFrame]);

export type ClientFrame = z.infer<typeof clientFrame>;
export type ServerFrame = z.infer<typeof serverFrame>;
