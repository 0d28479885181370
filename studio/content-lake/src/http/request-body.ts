import { dataError, type LakeError } from "../lake-error.ts";

/** The minimum speed of a request body: at least `bytes` in each period of `milliseconds`, until the body ends. */
export interface TransferRate {
  milliseconds: number;
  bytes: number;
}

/** A JSON body must arrive completely within 30 seconds. */
export const jsonRate: TransferRate = { milliseconds: 30_000, bytes: Infinity };

/** An upload must arrive at 8 kB/s or faster. */
export const uploadRate: TransferRate = { milliseconds: 30_000, bytes: 240_000 };

/** The chunks of a request's body, read on demand; null if the request has none. */
export type Body = AsyncIterable<Uint8Array> | null;

/** The stream's own iterator isn't used, because it can't be canceled while it waits for a chunk. */
export function streamBody(stream: ReadableStream<Uint8Array> | null): Body {
  if (!stream) return null;
  return {
    [Symbol.asyncIterator]: () => {
      const reader = stream.getReader();
      return {
        next: async () => {
          const { done, value } = await reader.read();
          return done ? { done, value: undefined } : { done, value };
        },
        return: async () => {
          await reader.cancel();
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Throws a 408 for a slow body, so that a client that sends single bytes can't hold a request open (slowloris). */
export async function* enforceRate(
  body: Body,
  { milliseconds, bytes }: TransferRate,
): AsyncGenerator<Uint8Array, void> {
  const chunks = body?.[Symbol.asyncIterator]();
  if (!chunks) return;
  const late = Promise.withResolvers<never>();
  // Prevents an unhandled rejection if the timer fires while the consumer isn't reading.
  late.promise.catch(() => undefined);
  let received = 0;
  const period = setInterval(() => {
    if (received < bytes) late.reject(tooSlow());
    received = 0;
  }, milliseconds);
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), late.promise]);
      if (done) return;
      received += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(period);
    chunks.return?.().catch(() => undefined);
  }
}

function tooSlow(): LakeError {
  const description = "The request body arrived too slowly, so the lake canceled the request";
  return dataError(408, "requestTimeoutError", description);
}
