import * as z from "zod";

/**
 * The frames of the stream socket (`/streams`): many event streams over one WebSocket.
 *
 * A browser allows six HTTP/1.1 connections to a host and the Studio opens six to eleven event streams,
 * so with plain event streams its seventh request waits for ever. Each frame is one JSON text message.
 */

const streamId = z.string().min(1).max(64);

/** Client: open a stream. `url` is the path and query that a plain GET would have; `headers` are relayed as they are. */
const openFrame = z.strictObject({
  open: z.literal(true),
  id: streamId,
  url: z.string().max(65_536),
  headers: z.record(z.string().max(128), z.string().max(8_192)).default({}),
});

/** Client: no more of this stream is wanted. The server sends nothing for this id afterwards. */
const closeFrame = z.strictObject({ close: z.literal(true), id: streamId });

/** Everything that a client may send. */
export const clientFrame = z.union([openFrame, closeFrame]);

/** Server: the answer's status and headers (lower case), always the first frame of a stream. */
const headFrame = z.strictObject({
  id: streamId,
  status: z.number().int(),
  headers: z.record(z.string(), z.string()),
});

/** Server: the next piece of the answer's body, as text. */
const chunkFrame = z.strictObject({ id: streamId, chunk: z.string() });

/** Server: the body is complete, or was cut off (`error` says why; open it again to go on). */
const endFrame = z.strictObject({
  id: streamId,
  end: z.literal(true),
  error: z.string().optional(),
});

/** Everything that the server may send. */
const serverFrame = z.union([headFrame, chunkFrame, endFrame]);

/** A parsed message from the client. */
export type ClientFrame = z.infer<typeof clientFrame>;
/** A message to the client. */
export type ServerFrame = z.infer<typeof serverFrame>;
