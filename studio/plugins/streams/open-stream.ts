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
  /** The end of the body. `error` is set if the body is incomplete. */
  z.object({ id: z.string(), end: z.literal(true), error: z.string().optional() }),
]);

type ServerFrame = z.infer<typeof serverFrame>;

/** Frames that the studio sends: they open or close a stream. */
export type ClientFrame =
  | { open: true; id: string; url: string; headers: Record<string, string> }
  | { close: true; id: string };

/** An event stream that the lake sends over the WebSocket, presented as the `Response` to a request. */
export type OpenStream = {
  /** Resolves when the status and headers have arrived. Rejects if the stream ends first. */
  response: Promise<Response>;
  take(frame: ServerFrame): void;
  /** Ends the stream with an error, so that the stream's EventSource reconnects. */
  fail(reason: unknown): void;
};

/** Statuses whose Response must not have a body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Builds a Response from the frames of one stream. `onCancel` is called when the EventSource closes
 * the stream.
 */
export function openStream(onCancel: () => void): OpenStream {
  const head = Promise.withResolvers<Response>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: () => {
      isOver = true;
      onCancel();
    },
  });
  const fail = (reason: unknown) => {
    if (isOver) return;
    isOver = true;
    head.reject(reason);
    controller?.error(reason);
  };
  const take = (frame: ServerFrame) => {
    if (isOver) return;
    if ("status" in frame) {
      const { status, headers } = frame;
      head.resolve(new Response(bodiless.has(status) ? null : body, { status, headers }));
    } else if ("chunk" in frame) {
      controller?.enqueue(encoder.encode(frame.chunk));
    } else if (frame.error === undefined) {
      isOver = true;
      controller?.close();
    } else {
      fail(new TypeError(`The lake ended the stream: ${frame.error}`));
    }
  };
  return { response: head.promise, take, fail };
}
