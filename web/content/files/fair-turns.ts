/** A client has too much waiting work, or all clients together have. */
export class Busy extends Error {
  override name = "Busy";
}

/** Maximum numbers of tasks that run at the same time, that wait for one client, and that wait in total. */
type Limits = { parallel: number; each: number; waiting: number };

/**
 * Creates a queue that serves clients in rotation, so that one client's burst doesn't delay the others. The returned
 * function runs a task when it is the client's turn, and rejects with `Busy` when too many tasks wait.
 */
export function createFairTurns({ parallel, each, waiting }: Limits) {
  /** The waiting tasks of each client. A client that was served moves to the end. */
  const clients = new Map<string, (() => void)[]>();
  let running = 0;
  let count = 0;

  function next(): void {
    const [first] = clients;
    if (running >= parallel || first === undefined) return;
    const [client, tasks] = first;
    const begin = tasks.shift();
    clients.delete(client);
    if (tasks.length > 0) clients.set(client, tasks);
    count -= 1;
    running += 1;
    begin?.();
  }

  return async <T>(client: string, task: () => Promise<T>): Promise<T> => {
    const own = clients.get(client) ?? [];
    if (own.length >= each || count >= waiting) {
      throw new Busy("Too much is waiting to be read or drawn. Try again in a moment.");
    }
    clients.set(client, own);
    count += 1;
    await new Promise<void>((resolve) => {
      own.push(resolve);
      next();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      next();
    }
  };
}
