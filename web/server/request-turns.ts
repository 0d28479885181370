/** Milliseconds of work after which other events, such as the arrival of requests, are handled. */
const ROUND = 4;

/**
 * Creates the function that begins the work for requests in turn: one request of each client that has any waiting, again
 * and again. So a client with many connections delays the requests of others by one of its own, not by all of them.
 * `now` is a clock in ms. [SEC-5]
 */
export function createRequestTurns(now: () => number) {
  /** The waiting requests of each client, in the order of the clients' turns. */
  const clients = new Map<string, (() => void)[]>();
  let isScheduled = false;

  function takeTurns(): void {
    const until = now() + ROUND;
    for (const [client, waiting] of clients) {
      const begin = waiting.shift();
      // A client with more requests moves to the end, where this loop reaches it again.
      clients.delete(client);
      if (waiting.length > 0) clients.set(client, waiting);
      begin?.();
      if (now() >= until) break;
    }
    isScheduled = clients.size > 0;
    if (isScheduled) setImmediate(takeTurns);
  }

  return (client: string, begin: () => void): void => {
    const waiting = clients.get(client) ?? [];
    clients.set(client, waiting);
    waiting.push(begin);
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(takeTurns);
  };
}
