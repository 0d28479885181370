/** Milliseconds of work after which other events, such as the arrival of requests, are handled. */
const ROUND = 4;

/** Milliseconds after which a turn that is due shows that the process has more work than it can do at once. */
const BEHIND = 5;

/** Number of a client's requests without a response from which further ones begin slowly. */
const FEW = 4;

/** Milliseconds between the beginnings of such further requests. While the process is behind, none begins. */
const PAUSE = 1;

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

/** A client's responses that had not begun when their requests' turns ended, and the time of the last turn. */
type Pending = { responses: Set<Response>; at: number };

/**
 * Creates the function that begins the work for requests in turn: one request of each client that has any waiting, again
 * and again. So a client with many connections delays the requests of others by one of its own, not by all of them.
 * All requests that have begun take part of each round of the event loop. So more than a few of a client begin slowly,
 * and only while the process keeps up with its work. While the body of its request arrives (`isReceiving`), a response
 * takes no work, so slow uploads hold up nobody at the same address. `now` is a clock in ms. [SEC-5]
 */
export function createRequestTurns(
  now: () => number,
  isReceiving: (response: Response) => boolean = () => false,
) {
  /** The waiting requests of each client, in the order of the clients' turns. */
  const clients = new Map<string, Waiting[]>();
  const pending = new Map<string, Pending>();
  let due: number | null = null;
  let pause: NodeJS.Timeout | undefined;

  function mayBegin(client: string, time: number, isBehind: boolean): boolean {
    const own = pending.get(client);
    if (own === undefined || own.responses.size < FEW) return true;
    // Of a response that has begun, such as a stream of events, little work is left.
    for (const response of own.responses) if (response.headersSent) own.responses.delete(response);
    const working = [...own.responses].filter((response) => !isReceiving(response)).length;
    return working < FEW || (!isBehind && time - own.at >= PAUSE);
  }

  function trackPending(client: string, response: Response): void {
    const own = pending.get(client) ?? { responses: new Set(), at: 0 };
    own.responses.add(response);
    own.at = now();
    pending.set(client, own);
    response.once("close", () => {
      own.responses.delete(response);
      if (own.responses.size === 0 && pending.get(client) === own) pending.delete(client);
    });
  }

  function begin(client: string, { response, begin: work }: Waiting): void {
    work();
    if (!response.headersSent && !response.destroyed) trackPending(client, response);
  }

  function takeTurns(): void {
    const time = now();
    const isBehind = time - (due ?? time) > BEHIND;
    let hasBegun = false;
    for (const [client, waiting] of clients) {
      // Requests whose connection is closed take no turn, so that they delay none of the client's others.
      while (waiting[0]?.response.destroyed) waiting.shift();
      if (waiting.length === 0) {
        clients.delete(client);
        continue;
      }
      if (!mayBegin(client, time, isBehind)) continue;
      hasBegun = true;
      const first = waiting.shift();
      // A client with more requests moves to the end, where this loop reaches it again.
      clients.delete(client);
      if (waiting.length > 0) clients.set(client, waiting);
      if (first) begin(client, first);
      if (now() >= time + ROUND) break;
    }
    due = null;
    pause = undefined;
    if (clients.size > 0) schedule(hasBegun ? 0 : PAUSE);
  }

  function schedule(after: number): void {
    clearTimeout(pause);
    pause = after > 0 ? setTimeout(takeTurns, after) : undefined;
    if (pause === undefined) setImmediate(takeTurns);
    due = now() + after;
  }

  return (client: string, response: Response, work: () => void): void => {
    const waiting = clients.get(client) ?? [];
    if (waiting.length >= MAX_WAITING) return void response.destroy();
    clients.set(client, waiting);
    waiting.push({ response, begin: work });
    if (due === null || pause !== undefined) schedule(0);
  };
}
