/** A client has too much waiting work, or all clients together have. */
export class Busy extends Error {
  override name = "Busy";
}

type Limits = {
  /** Maximum number of tasks that run at the same time. */
  parallel: number;
  /** Maximum number of tasks of one client that run at the same time; `parallel` by default. */
  parallelOfEach?: number;
  /** Maximum sum of the sizes of one client's tasks that run at the same time, unless one alone is larger. */
  sizeOfEach?: number;
  /** Maximum number of waiting tasks of one client. */
  each: number;
  /** Maximum number of waiting tasks in total. */
  waiting: number;
};

type Task = { size: number; begin: () => void; drop: (reason: unknown) => void };

type Options = {
  size?: number;
  /** Ends the task's wait. A task that has begun runs on. */
  signal?: AbortSignal;
};

/** The running tasks of a client: their number, and the sum of their sizes. */
type Running = { count: number; size: number };

const none: Running = { count: 0, size: 0 };

const busy = () => new Busy("Too much is waiting to be done. Try again in a moment.");

/**
 * Creates a queue that serves clients in rotation, so that one client's burst doesn't delay the others. The returned
 * function runs a task when it is the client's turn. A large task of a client lets smaller ones pass. It rejects with
 * `Busy` if too many tasks of the client wait. If too many wait in total, it rejects the newest of the client with the
 * most waiting tasks.
 */
export function createFairTurns({
  parallel,
  parallelOfEach = parallel,
  sizeOfEach = Infinity,
  each,
  waiting,
}: Limits) {
  /** The waiting tasks of each client. A client that was served moves to the end. */
  const clients = new Map<string, Task[]>();
  const runningByClient = new Map<string, Running>();
  let running = 0;
  let count = 0;

  function changeRunning(client: string, by: 1 | -1, size: number): void {
    running += by;
    const own = runningByClient.get(client) ?? none;
    const changed = { count: own.count + by, size: own.size + by * size };
    if (changed.count > 0) runningByClient.set(client, changed);
    else runningByClient.delete(client);
  }

  /** Removes the first task of a client that may begin from its queue, and returns it. */
  function takeFirst(client: string, tasks: Task[]): Task | undefined {
    const own = runningByClient.get(client) ?? none;
    if (own.count >= parallelOfEach) return undefined;
    const fits = ({ size }: Task) => own.count === 0 || own.size + size <= sizeOfEach;
    const at = tasks.findIndex(fits);
    return at < 0 ? undefined : tasks.splice(at, 1)[0];
  }

  /** Begins a task. Returns false if none may begin. */
  function beginNext(): boolean {
    if (running >= parallel) return false;
    for (const [client, tasks] of clients) {
      const task = takeFirst(client, tasks);
      if (task === undefined) continue;
      clients.delete(client);
      if (tasks.length > 0) clients.set(client, tasks);
      count -= 1;
      changeRunning(client, 1, task.size);
      task.begin();
      return true;
    }
    return false;
  }

  function beginAll(): void {
    while (beginNext());
  }

  /** Rejects a task that waits. */
  function drop(client: string, task: Task, reason: unknown): void {
    const tasks = clients.get(client) ?? [];
    const at = tasks.indexOf(task);
    if (at < 0) return;
    tasks.splice(at, 1);
    if (tasks.length === 0) clients.delete(client);
    count -= 1;
    task.drop(reason);
  }

  function dropNewest(): void {
    const [client, tasks] = [...clients].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const newest = tasks.at(-1);
    if (newest !== undefined) drop(client, newest, busy());
  }

  function wait(client: string, size: number, signal?: AbortSignal): Promise<void> {
    const own = clients.get(client) ?? [];
    if (own.length >= each) return Promise.reject(busy());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const task = { size, begin: resolve, drop: reject };
    clients.set(client, own);
    own.push(task);
    count += 1;
    signal?.addEventListener("abort", () => drop(client, task, signal.reason), { once: true });
    beginAll();
    if (count > waiting) dropNewest();
    return promise;
  }

  return async <T>(
    client: string,
    run: () => Promise<T>,
    { size = 0, signal }: Options = {},
  ): Promise<T> => {
    await wait(client, size, signal);
    try {
      return await run();
    } finally {
      changeRunning(client, -1, size);
      beginAll();
    }
  };
}
