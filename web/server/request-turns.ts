/** Milliseconds of work after which other events, such as the arrival of requests, are handled. */
const ROUND = 4;

/** Milliseconds after which a turn that is due shows that the process has more work than it can do at once. */
const BEHIND = 5;

/** Number of a client's requests without a response from which the next one waits while the process is behind. */
const FEW = 4;

/** Maximum number of a client's requests that wait. The connection of a further one is closed. */
const MAX_WAITING = 2_000;

/** The state of a `ServerResponse`, and the event of its end. */
type Response = {
  readonly headersSent: boolean;
  readonly destroyed: boolean;
  once: (event: "close", listener: () => void) => unknown;
  destroy: () => unknown;
};

type Waiting = { response: Response; begin: () => void };

/**
 * Creates the function that begins the work for requests in turn: one request of each client that has any waiting, again
 * and again. So a client with many connections delays the requests of others by one of its own, not by all of them.
 * While the process has more work than it can do at once, it works on few requests of each client, because all that have
 * begun would take part of each round. `now` is a clock in ms. [SEC-5]
 */
export function createRequestTurns(now: () => number) {
  /** The waiting requests of each client, in the order of the clients' turns. */
  const clients = new Map<string, Waiting[]>();
  /** The responses of each client that have not begun when its request's turn ended. */
  const unanswered = new Map<string, Set<Response>>();
  let due: number | null = null;

  function mayBegin(client: string, isBehind: boolean): boolean {
    const own = unanswered.get(client);
    if (!isBehind || own === undefined) return true;
    // Of a response that has begun, such as a stream of events, little work is left.
    for (const response of own) if (response.headersSent) own.delete(response);
    return own.size < FEW;
  }

  function noteUnanswered(client: string, response: Response): void {
    const own = unanswered.get(client) ?? new Set();
    unanswered.set(client, own.add(response));
    response.once("close", () => {
      own.delete(response);
      if (own.size === 0 && unanswered.get(client) === own) unanswered.delete(client);
    });
  }

  function begin(client: string, { response, begin: work }: Waiting): void {
    if (response.destroyed) return;
    work();
    if (!response.headersSent && !response.destroyed) noteUnanswered(client, response);
  }

  function takeTurns(): void {
    const began = now();
    const isBehind = began - (due ?? began) > BEHIND;
    for (const [client, waiting] of clients) {
      if (!mayBegin(client, isBehind)) continue;
      const first = waiting.shift();
      // A client with more requests moves to the end, where this loop reaches it again.
      clients.delete(client);
      if (waiting.length > 0) clients.set(client, waiting);
      if (first) begin(client, first);
      if (now() >= began + ROUND) break;
    }
    due = null;
    if (clients.size > 0) schedule();
  }

  function schedule(): void {
    due = now();
    setImmediate(takeTurns);
  }

  return (client: string, response: Response, work: () => void): void => {
    const waiting = clients.get(client) ?? [];
    if (waiting.length >= MAX_WAITING) return void response.destroy();
    clients.set(client, waiting);
    waiting.push({ response, begin: work });
    if (due === null) schedule();
  };
}
