import { Busy } from "../files/fair-turns.ts";

/** Bytes that one request has taken from the budget. */
export type ByteReservation = {
  /**
   * Takes more bytes. If all clients together have too many, those that have more than this one will have lose bodies that
   * still arrive. Returns false, and takes none, if that is not enough, or if this client has too many.
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

type Body = { client: string; bytes: number; lose: () => void };

type Limits = {
  total: number;
  perClient: number;
  /** Bodies of at most `longest` bytes may take `bytes` more in total, so that long ones leave room for them. */
  short?: { longest: number; bytes: number };
};

/**
 * Creates a budget of bytes. It stores only clients that have bytes reserved. A few clients can't hold all memory: one that
 * has less takes it from the one that has most.
 *
 * @example
 * const bodies = createByteBudget({ total: 96_000_000, perClient: 24_000_000 });
 * const body = bodies.reserve("192.0.2.1");
 * for await (const chunk of reserveChunks(request.body, body)) use(chunk);
 * body.release();
 */
export function createByteBudget({
  total,
  perClient,
  short = { longest: 0, bytes: 0 },
}: Limits): ByteBudget {
  let taken = 0;
  const takenByClient = new Map<string, number>();
  const arriving = new Set<Body>();

  function add(body: Body, bytes: number): void {
    body.bytes += bytes;
    taken += bytes;
    const sum = (takenByClient.get(body.client) ?? 0) + bytes;
    if (sum > 0) takenByClient.set(body.client, sum);
    else takenByClient.delete(body.client);
  }

  /**
   * Returns the bodies that make room for `missing` bytes, or null if they are not enough: of clients that have more than
   * `own`, of the one with most first.
   */
  function bodiesToLose(own: number, missing: number): Body[] | null {
    if (missing <= 0) return [];
    const sums = new Map(takenByClient);
    const sumOf = (body: Body) => sums.get(body.client) ?? 0;
    const remaining = new Set([...arriving].filter(({ bytes }) => bytes > 0));
    const losing: Body[] = [];
    for (let found = 0; found < missing;) {
      const [largest] = [...remaining].toSorted((a, b) => sumOf(b) - sumOf(a) || b.bytes - a.bytes);
      if (largest === undefined || sumOf(largest) <= own) return null;
      remaining.delete(largest);
      losing.push(largest);
      sums.set(largest.client, sumOf(largest) - largest.bytes);
      found += largest.bytes;
    }
    return losing;
  }

  function take(body: Body, bytes: number): boolean {
    const own = (takenByClient.get(body.client) ?? 0) + bytes;
    if (own > perClient) return false;
    const most = body.bytes + bytes > short.longest ? total : total + short.bytes;
    const losing = bodiesToLose(own, taken + bytes - most);
    if (losing === null) return false;
    for (const each of losing) {
      arriving.delete(each);
      add(each, -each.bytes);
      each.lose();
    }
    add(body, bytes);
    return true;
  }

  return {
    reserve(client) {
      const losing = new AbortController();
      const body: Body = { client, bytes: 0, lose: () => losing.abort() };
      arriving.add(body);
      return {
        lost: losing.signal,
        take: (bytes) => !losing.signal.aborted && take(body, bytes),
        settle: () => void arriving.delete(body),
        release() {
          arriving.delete(body);
          add(body, -body.bytes);
        },
      };
    },
  };
}

/** Yields the chunks of a body, and takes their bytes. Throws `Busy` when there are none, or when the body loses them. */
export async function* reserveChunks(
  body: AsyncIterable<Uint8Array>,
  memory: ByteReservation,
): AsyncGenerator<Uint8Array> {
  const busy = () => new Busy("The bodies that are being read take too much memory.");
  // Ends only the present wait: a promise for all waits would hold each chunk until the body's end.
  let endWait = (_error: Busy) => {};
  const lose = () => endWait(busy());
  memory.lost.addEventListener("abort", lose, { once: true });
  const chunks = body[Symbol.asyncIterator]();
  try {
    while (!memory.lost.aborted) {
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        endWait = reject;
        chunks.next().then(resolve, reject);
      });
      if (next.done === true) return;
      if (!memory.take(next.value.byteLength)) break;
      yield next.value;
    }
    throw busy();
  } finally {
    memory.lost.removeEventListener("abort", lose);
    // Ends only after a pending chunk has arrived.
    void chunks.return?.()?.catch(() => undefined);
  }
}
