import * as z from "zod";

/** Frames that the lake sends on its stream socket. `studio/content-lake/README.md` describes the protocol. */
export const serverFrame = z.union([
  /** The response's status and headers; the first frame of every stream. */
  z.object({
    id: z.string(),
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()),
  }),
  /** A chunk of the response body. */
  z.object({ id: z.string(), chunk: z.string() }),
  /** The end of the body. `error` is set if it was cut off. */
  z.object({ id: z.string(), end: z.literal(true), error: z.string().optional() }),
]);

/** A parsed message from the lake. */
export type ServerFrame = z.infer<typeof serverFrame>;

/** Frames that the studio sends: they open or close a stream. */
export type ClientFrame =
  | { open: true; id: string; url: string; headers: Record<string, string> }
  | { close: true; id: string };
