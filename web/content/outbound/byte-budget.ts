/** Bytes that one request has taken from the budget. */
export type ByteReservation = {
  /** Takes more bytes. Returns false, and takes none, if the client or all clients together have too many. */
  take: (bytes: number) => boolean;
  /** Gives all bytes back. */
  release: () => void;
};

/** Limits the memory of requests whose bodies are being read, in bytes: of all clients, and of each client. */
export type ByteBudget = { reserve: (client: string) => ByteReservation };

/**
 * Creates a budget of bytes. It stores only clients that have bytes reserved.
 *
 * @example
 * const bodies = createByteBudget({ total: 96_000_000, perClient: 24_000_000 });
 * const body = bodies.reserve("192.0.2.1");
 * if (!body.take(chunk.byteLength)) return tooManyRequests();
 * body.release();
 */
export function createByteBudget(limits: { total: number; perClient: number }): ByteBudget {
  let total = 0;
  const byClient = new Map<string, number>();
  const add = (client: string, bytes: number) => {
    total += bytes;
    const sum = (byClient.get(client) ?? 0) + bytes;
    if (sum > 0) byClient.set(client, sum);
    else byClient.delete(client);
  };
  return {
    reserve: (client) => {
      let own = 0;
      return {
        take: (bytes) => {
          const ofClient = byClient.get(client) ?? 0;
          if (ofClient + bytes > limits.perClient || total + bytes > limits.total) return false;
          own += bytes;
          add(client, bytes);
          return true;
        },
        release: () => {
          add(client, -own);
          own = 0;
        },
      };
    },
  };
}
