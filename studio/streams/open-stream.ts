import type { ServerFrame } from "./frames.ts";

/** One event stream of the socket, seen as the answer to a request. */
export type OpenStream = {
  /** Resolves with the answer once its head has come; rejects when the stream ends before. */
  response: Promise<Response>;
  /** Takes a frame that bears this stream's id. */
  take(frame: ServerFrame): void;
  /** Ends the stream with an error: its reader opens a new one. */
  fail(reason: unknown): void;
};

/** Statuses for which a Response must have no body. */
const bodiless = new Set([204, 205, 304]);

/** Makes a Response out of the frames of one stream; `onCancel` is called when its reader gives it up. */
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
