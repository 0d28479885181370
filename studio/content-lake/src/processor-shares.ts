import { setImmediate } from "node:timers";
import type { Caller } from "./fair-queue.ts";
import { dataError } from "./lake-error.ts";

export interface Slice {
  /** Records work in ms of CPU time that could not be divided, so that nothing else ran meanwhile. */
  addWhole(ms: number): void;
  /** Ends the turn, and charges the client for its time. A second call has no effect. */
  end(): void;
}

/**
 * Shares the processor's time between clients. A client that has used little runs at once. One that has used more than
 * its budget waits for its turn, which comes between the requests of all others. A client whose work
 * often can't be divided rests so much in between that others seldom wait for it. It doesn't rest while it is alone,
 * such as a site whose queries a new lake parses for the first time.
 */
export interface ProcessorShares {
  /**
   * Begins a turn. Returns a promise if the client has to wait. It rejects with the signal's reason if the client
   * disconnects, and with a 503 if too many requests of the client wait.
   */
  begin(caller: Caller): Slice | Promise<Slice>;
  /** Charges a client for time in ms that it has used without a turn of its own, such as a write in the queue. */
  charge(client: string, ms: number): void;
  /** The time in ms that a client has used of late, and for which it rests. */
  usedTime(client: string): number;
}

/** Processor time in ms that a client may have used before it waits for its turns. */
const budget = 20;

/** Share of the processor by which the used time decreases, so that a client with few requests never waits. */
const refill = 0.25;

/** CPU time in ms above which work that could not be divided is long. */
const longWork = 12;

/** CPU time in ms that a client's long work may have taken before the client rests. */
const longBudget = 200;

/** As `refill`, for long work. Less than a twentieth, so 95 % of the requests of others don't meet it. */
const longRefill = 0.03;

/** Time in ms after the last request of any other client, after which a client is alone. */
const aloneAfter = 2_000;

/** Time in ms of the turns that are given without letting other requests in. */
const round = 2;

/** Maximum number of waiting turns of a client. */
const waitingCeiling = 200;

/** Number of clients above which those that have used no time are forgotten. */
const clientCeiling = 1_000;

/** The last request of a client. */
interface Seen {
  client: string | undefined;
  at: number;
}

interface Waiting {
  begin: (slice: Slice) => void;
}

/** The time that a client has used, at a moment. */
interface Use {
  ms: number;
  /** That of long work. */
  long: number;
  at: number;
}

/** Creates the shares of one thread. `now` is a clock in ms. */
export function createProcessorShares(
  now: () => number = () => performance.now(),
): ProcessorShares {
  const used = new Map<string, Use>();
  const queues = new Map<string, Waiting[]>();
  let last: Seen = { client: undefined, at: -Infinity };
  let lastOfAnother = last;
  let isScheduled = false;
  let alarm: NodeJS.Timeout | undefined;

  const useOf = (client: string): Use => {
    const at = now();
    const { ms, long, at: before } = used.get(client) ?? { ms: 0, long: 0, at };
    const passed = at - before;
    return {
      ms: Math.max(0, ms - passed * refill),
      long: Math.max(0, long - passed * longRefill),
      at,
    };
  };
  const usedBy = (client: string) => useOf(client).ms;
  const noteRequest = (client: string) => {
    if (client !== last.client) lastOfAnother = last;
    last = { client, at: now() };
  };
  const timeUntilAlone = (client: string) => {
    const { at } = client === last.client ? lastOfAnother : last;
    return Math.max(0, at + aloneAfter - now());
  };
  const restTimeOf = (client: string) => {
    const rest = Math.max(0, useOf(client).long - longBudget) / longRefill;
    return Math.min(rest, timeUntilAlone(client));
  };
  const charge = (client: string, ms: number, long: number) => {
    const use = useOf(client);
    used.set(client, { ...use, ms: use.ms + ms, long: use.long + long });
    if (used.size <= clientCeiling) return;
    for (const one of used.keys()) {
      const { ms: remaining, long } = useOf(one);
      if (remaining + long === 0) used.delete(one);
    }
  };
  const sliceOf = (client: string, onEnd?: () => void): Slice => {
    const startedAt = now();
    let [isOver, long] = [false, 0];
    return {
      addWhole: (ms) => {
        if (ms > longWork) long += ms;
      },
      end: () => {
        if (isOver) return;
        isOver = true;
        charge(client, now() - startedAt, long);
        onEnd?.();
      },
    };
  };

  /** Takes the next waiting turn: the first one of the client that has used least, of those that don't rest. */
  const next = (): [client: string, Waiting] | undefined => {
    let [least, nextClient]: [number, string | undefined] = [Infinity, undefined];
    for (const client of queues.keys()) {
      const ms = usedBy(client);
      if (ms < least && restTimeOf(client) === 0) [least, nextClient] = [ms, client];
    }
    const entry = nextClient === undefined ? undefined : queues.get(nextClient)?.shift();
    if (nextClient === undefined || entry === undefined) return undefined;
    if (queues.get(nextClient)?.length === 0) queues.delete(nextClient);
    return [nextClient, entry];
  };
  const run = async (): Promise<void> => {
    const startedAt = now();
    do {
      const waiter = next();
      if (waiter === undefined) break;
      const [client, entry] = waiter;
      await new Promise<void>((resolve) => entry.begin(sliceOf(client, resolve)));
    } while (now() - startedAt < round);
    isScheduled = false;
    schedule();
  };
  const schedule = () => {
    if (isScheduled || queues.size === 0) return;
    clearTimeout(alarm);
    const rest = Math.min(...[...queues.keys()].map(restTimeOf));
    if (rest > 0) {
      alarm = setTimeout(schedule, Math.ceil(rest));
      return;
    }
    isScheduled = true;
    // Other requests that have arrived run first.
    setImmediate(() => void run());
  };
  const wait = ({ client, signal }: Caller): Promise<Slice> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const own = queues.get(client) ?? [];
      if (own.length >= waitingCeiling) {
        const text = "Too many requests of this client are waiting. Retry in a moment";
        throw dataError(503, "tooBusyError", text);
      }
      const handleAbort = () => {
        own.splice(own.indexOf(entry), 1);
        if (own.length === 0 && queues.get(client) === own) queues.delete(client);
        reject(signal.reason);
      };
      const entry: Waiting = {
        begin: (slice) => {
          signal.removeEventListener("abort", handleAbort);
          resolve(slice);
        },
      };
      signal.addEventListener("abort", handleAbort, { once: true });
      own.push(entry);
      queues.set(client, own);
      schedule();
    });
  return {
    charge: (client, ms) => charge(client, ms, 0),
    usedTime: (client) => usedBy(client) + restTimeOf(client),
    begin: (caller) => {
      const { client } = caller;
      noteRequest(client);
      const mayStart = usedBy(client) <= budget && restTimeOf(client) === 0;
      return mayStart ? sliceOf(client) : wait(caller);
    },
  };
}
