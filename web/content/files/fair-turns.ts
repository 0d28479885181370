/** A client has too much waiting work, or all clients together have. */
export class Busy extends Error {
  override name = "Busy";
}

type Limits = {
  /** Maximum number of tasks that run at the same time. */
  parallel: number;
  /** Maximum number of tasks of one client that run at the same time; `parallel` by default. */
  parallelOfEach?: number;
  /** Maximum number of waiting tasks of one client. */
  each: number;
  /** Maximum number of waiting tasks in total. */
  waiting: number;
};

type Task = { begin: () => void; drop: () => void };

/**
 * Creates a queue that serves clients in rotation, so that one client's burst doesn't delay the others. The returned
 * function runs a task when it is the client's turn. It rejects with `Busy` if too many tasks of the client wait. If
 * too many wait in total, it rejects the newest of the client with the most waiting tasks.
 */
export function createFairTurns({ parallel, parallelOfEach = parallel, each, waiting }: Limits) {
  /** The waiting tasks of each client. A client that was served moves to the end. */
  const clients = new Map<string, Task[]>();
  const runningByClient = new Map<string, number>();
  let running = 0;
  let count = 0;

  function changeRunning(client: string, by: 1 | -1): void {
    running += by;
    const own = (runningByClient.get(client) ?? 0) + by;
    if (own > 0) runningByClient.set(client, own);
    else runningByClient.delete(client);
  }

  function next(): void {
    if (running >= parallel) return;
    for (const [client, tasks] of clients) {
      if ((runningByClient.get(client) ?? 0) >= parallelOfEach) continue;
      const task = tasks.shift();
      clients.delete(client);
      if (tasks.length > 0) clients.set(client, tasks);
      count -= 1;
      changeRunning(client, 1);
      return task?.begin();
    }
  }

  function dropNewest(): void {
    const [client, tasks] = [...clients].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const task = tasks.pop();
    if (tasks.length === 0) clients.delete(client);
    count -= 1;
    task?.drop();
  }

  return async <T>(client: string, run: () => Promise<T>): Promise<T> => {
    const own = clients.get(client) ?? [];
    const busy = () => new Busy("Too much is waiting to be done. Try again in a moment.");
    if (own.length >= each) throw busy();
    clients.set(client, own);
    count += 1;
    await new Promise<void>((resolve, reject) => {
      own.push({ begin: resolve, drop: () => reject(busy()) });
      next();
      if (count > waiting) dropNewest();
    });
    try {
      return await run();
    } finally {
      changeRunning(client, -1);
      next();
    }
  };
}
