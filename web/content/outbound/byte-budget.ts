/** Bytes that one request has taken from the budget. */
export type ByteReservation = {
  /**
   * Takes more bytes. If all clients together have too many, the body that has held most for longest loses its bytes, if
   * it still arrives. Returns false, and takes none, if that is this one, or if the client has too many.
   */
  take: (bytes: number) => boolean;
  /** Aborted when the body loses its bytes. */
  lost: AbortSignal;
  /** Ensures that the body doesn't lose its bytes any more, because it has arrived. */
  settle: () => void;
  /** Gives all bytes back. */
  release: () => void;
};

/** Limits the memory of requests whose bodies are being read, in bytes: of all clients, and of each client. */
export type ByteBudget = { reserve: (client: string) => ByteReservation };

/** A body that arrives. `held` is the sum of its bytes, each times the ms for which it was held, until `since`. */
type Body = { client: string; bytes: number; held: number; since: number; lose: () => void };

/**
 * Creates a budget of bytes. It stores only clients that have bytes reserved. A few slow clients can't hold all memory:
 * others take it from them.
 *
 * @example
 * const bodies = createByteBudget({ total: 96_000_000, perClient: 24_000_000, now: Date.now });
 * const body = bodies.reserve("192.0.2.1");
 * if (!body.take(chunk.byteLength)) return tooManyRequests();
 * body.release();
 */
export function createByteBudget(limits: {
  total: number;
  perClient: number;
  /** A clock in ms. */
  now: () => number;
}): ByteBudget {
  let total = 0;
  const bytesByClient = new Map<string, number>();
  const arriving = new Set<Body>();

  function add(body: Body, bytes: number): void {
    const time = limits.now();
    body.held += body.bytes * (time - body.since);
    body.since = time;
    body.bytes += bytes;
    total += bytes;
    const sum = (bytesByClient.get(body.client) ?? 0) + bytes;
    if (sum > 0) bytesByClient.set(body.client, sum);
    else bytesByClient.delete(body.client);
  }

  /** Takes bytes from other bodies until there is room for `bytes` of this one. Returns whether there is. */
  function makeRoom(body: Body, bytes: number): boolean {
    while (total + bytes > limits.total) {
      for (const each of arriving) add(each, 0);
      const last = [...arriving].reduce((a, b) => (b.held > a.held ? b : a), body);
      if (last === body) return false;
      arriving.delete(last);
      add(last, -last.bytes);
      last.lose();
    }
    return true;
  }

  return {
    reserve(client) {
      const losing = new AbortController();
      const lose = () => losing.abort();
      const body: Body = { client, bytes: 0, held: 0, since: limits.now(), lose };
      arriving.add(body);
      return {
        lost: losing.signal,
        take(bytes) {
          const ofClient = bytesByClient.get(client) ?? 0;
          if (losing.signal.aborted || ofClient + bytes > limits.perClient) return false;
          if (!makeRoom(body, bytes)) return false;
          add(body, bytes);
          return true;
        },
        settle: () => void arriving.delete(body),
        release() {
          arriving.delete(body);
          add(body, -body.bytes);
        },
      };
    },
  };
}
