import * as z from "zod";

/** What the lake sends on its stream socket; `studio/content-lake/README.md` describes the protocol. */
export const serverFrame = z.union([
  /** The answer's status and headers, the first of every stream. */
  z.object({
    id: z.string(),
    status: z.int().min(200).max(599),
    headers: z.record(z.string(), z.string()),
  }),
  /** A piece of the answer's body. */
  z.object({ id: z.string(), chunk: z.string() }),
  /** The body is complete, or was cut off. */
  z.object({ id: z.string(), end: z.literal(true), error: z.string().optional() }),
]);

/** A parsed message from the lake. */
export type ServerFrame = z.infer<typeof serverFrame>;

/** What the studio sends: open a stream, or give one up. */
export type ClientFrame =
  | { open: true; id: string; url: string; headers: Record<string, string> }
  | { close: true; id: string };
