import { dataError } from "./lake-error.ts";

/** The client that a request came from. */
export interface Caller {
  /** Identifies the client. A queue serves its clients in rotation. */
  readonly client: string;
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal;
}

export interface QueueLimits {
  /** Maximum number of tasks that run at the same time. */
  parallel: number;
  /** Maximum number of tasks of one client that run at the same time; `parallel` by default. */
  each?: number;
  /** Maximum number of waiting tasks of all clients together. */
  waiting: number;
}

export interface FairQueue {
  /**
   * Resolves when it is the client's turn, with the function that ends the turn. Rejects with a 503
   * if the queue is full and drops this entry. Rejects with the signal's reason if the signal
   * aborts before the turn has begun.
   */
  enter(caller: Caller): Promise<() => void>;
  run<T>(caller: Caller, task: () => Promise<T>): Promise<T>;
  /** Number of tasks that run or wait. */
  size(): number;
}

interface Entry {
  client: string;
  begin: () => void;
  drop: (reason: unknown) => void;
}

/**
 * A queue that serves clients in rotation, one task each, so that a client's burst doesn't delay the others. When it is
 * full, it rejects the newest task of the client with the most waiting tasks, with a 503 and the message `refusal`.
 */
export function createFairQueue(
  { parallel, each = parallel, waiting: ceiling }: QueueLimits,
  refusal: string,
): FairQueue {
  // The waiting tasks of each client, in the order of the clients' turns. A client that was served moves to the end.
  const clients = new Map<string, Entry[]>();
  const runningByClient = new Map<string, number>();
  let [running, waiting] = [0, 0];

  const count = (client: string, by: 1 | -1) => {
    running += by;
    const own = (runningByClient.get(client) ?? 0) + by;
    if (own === 0) runningByClient.delete(client);
    else runningByClient.set(client, own);
  };

  const remove = (entry: Entry) => {
    const own = clients.get(entry.client) ?? [];
    const place = own.indexOf(entry);
    if (place === -1) return;
    own.splice(place, 1);
    waiting -= 1;
    if (own.length === 0) clients.delete(entry.client);
  };
  const next = () => {
    if (running >= parallel) return;
    const first = [...clients].find(([name]) => (runningByClient.get(name) ?? 0) < each);
    if (first === undefined) return;
    const [client, own] = first;
    const [entry] = own;
    if (entry === undefined) return;
    remove(entry);
    if (own.length > 0) {
      clients.delete(client);
      clients.set(client, own);
    }
    count(client, 1);
    entry.begin();
  };
  const add = (entry: Entry) => {
    const own = clients.get(entry.client) ?? [];
    clients.set(entry.client, own);
    own.push(entry);
    waiting += 1;
    if (waiting <= ceiling) return;
    const longest = [...clients.values()].reduce((a, b) => (b.length > a.length ? b : a), own);
    const newest = longest.at(-1);
    if (newest === undefined) return;
    remove(newest);
    newest.drop(dataError(503, "tooBusyError", refusal));
  };
  const leave = (client: string) => {
    count(client, -1);
    next();
  };
  const enter = ({ client, signal }: Caller) =>
    new Promise<() => void>((resolve, reject) => {
      signal.throwIfAborted();
      const handleAbort = () => {
        remove(entry);
        reject(signal.reason);
      };
      const entry: Entry = {
        client,
        begin: () => {
          signal.removeEventListener("abort", handleAbort);
          resolve(() => leave(client));
        },
        drop: (reason) => {
          signal.removeEventListener("abort", handleAbort);
          reject(reason);
        },
      };
      signal.addEventListener("abort", handleAbort, { once: true });
      add(entry);
      next();
    });
  return {
    enter,
    size: () => running + waiting,
    run: async (caller, task) => {
      const done = await enter(caller);
      try {
        return await task();
      } finally {
        done();
      }
    },
  };
}
