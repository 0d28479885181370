/** Milliseconds of work after which other events, such as the arrival of requests, are handled. */
const ROUND = 4;

/** Milliseconds of work in a client's turn. A turn has at least one request, and several that take little. */
const TURN = ROUND / 2;

/** Milliseconds after which a turn that is due shows that the process has more work than it can do at once. */
const BEHIND = 5;

/** Milliseconds of these in which the process must have worked. Otherwise it has only waited for a processor. */
const WORKED = BEHIND / 2;

/** Milliseconds of work with which a client's unanswered requests have begun from which further ones begin slowly. */
const MUCH = 8;

/** Least milliseconds that count for a request, because it may have to compute more later. */
const LEAST = 0.5;

/** Number of a client's unanswered requests from which further ones begin slowly, if they began with much work. */
const FEW = 4;

/** Milliseconds between the beginnings of such further requests. */
const PAUSE = 1;

/** Number of rounds between these beginnings while the process is behind. */
const ROUNDS = 2;

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
 * A client's responses that had not begun when their requests' turns ended, with the work of that turn in ms, and the
 * time and round of the last turn.
 */
type Pending = { work: Map<Response, number>; at: number; round: number };

/** The time at which a round of turns began, and whether the process is behind with its work. */
type Round = { time: number; isBehind: boolean };

type Parts = {
  /** A clock in ms. */
  now: () => number;
  /** The processor time that the process has used, in ms. Linux counts it in steps of up to 4 ms. */
  used: () => number;
  /** Called when a request's work throws. Its connection is closed. */
  onError: (error: unknown) => void;
};

/**
 * Creates the function that begins the work for requests in turn: that of each client that has any waiting, again and
 * again. So a client with many connections delays the requests of others by one turn of its own, not by all of them.
 *
 * All requests that have begun take part of each round of the event loop. So beyond some unanswered requests of a client,
 * further ones begin slowly, and more slowly while the process is behind with its work. How much of them have to
 * compute is estimated from the work with which they began: an address that many people share may have several times as many
 * images and sign-ins under way, which wait for another service, as pages that are rendered.
 *
 * While the body of its request arrives (`isReceiving`), a response takes no work, so slow uploads hold up nobody at the
 * same address. [SEC-5]
 */
export function createRequestTurns(
  { now, used, onError }: Parts,
  isReceiving: (response: Response) => boolean = () => false,
) {
  /** The waiting requests of each client, in the order of the clients' turns. */
  const clients = new Map<string, Waiting[]>();
  const pending = new Map<string, Pending>();
  let round = 0;
  /** When the next round is due, and the processor time when it was scheduled; null if none is. */
  let next: { due: number; used: number } | null = null;
  let pause: NodeJS.Timeout | undefined;

  function mayBegin(client: string, { time, isBehind }: Round): boolean {
    const own = pending.get(client);
    if (own === undefined || own.work.size < FEW) return true;
    let sum = 0;
    for (const [response, work] of own.work) {
      // Of a response that has begun, such as a stream of events, little work is left.
      if (response.headersSent) own.work.delete(response);
      else if (!isReceiving(response)) sum += work;
    }
    if (sum < MUCH) return true;
    return isBehind ? round - own.round >= ROUNDS : time - own.at >= PAUSE;
  }

  function trackPending(client: string, response: Response, work: number): void {
    const own = pending.get(client) ?? { work: new Map(), at: 0, round };
    own.work.set(response, Math.min(Math.max(work, LEAST), MUCH / FEW));
    own.at = now();
    own.round = round;
    pending.set(client, own);
    response.once("close", () => {
      own.work.delete(response);
      if (own.work.size === 0 && pending.get(client) === own) pending.delete(client);
    });
  }

  function begin(client: string, { response, begin: work }: Waiting): void {
    const before = now();
    try {
      work();
    } catch (error) {
      response.destroy();
      onError(error);
    }
    if (response.headersSent || response.destroyed) return;
    trackPending(client, response, now() - before);
  }

  /** Begins the requests of a client's turn. Returns whether there was any that may begin. */
  function takeTurn(client: string, waiting: Waiting[], current: Round): boolean {
    const end = now() + TURN;
    let hasBegun = false;
    while (now() < end) {
      const [first] = waiting;
      // Requests whose connection is closed take no turn, so that they delay none of the client's others.
      const isOpen = first?.response.destroyed === false;
      if (first === undefined || (isOpen && !mayBegin(client, current))) break;
      waiting.shift();
      if (!isOpen) continue;
      hasBegun = true;
      begin(client, first);
    }
    return hasBegun;
  }

  /** Gives a client a turn. Returns whether a request has begun. */
  function serve(client: string, current: Round): boolean {
    const waiting = clients.get(client) ?? [];
    const isServed = takeTurn(client, waiting, current);
    if (!isServed && waiting.length > 0) return false;
    // A client with more requests moves to the end.
    clients.delete(client);
    if (waiting.length > 0) clients.set(client, waiting);
    return isServed;
  }

  function takeTurns(): void {
    const time = now();
    const isBehind = next !== null && time - next.due > BEHIND && used() - next.used > WORKED;
    const current: Round = { time, isBehind };
    const end = time + ROUND;
    round += 1;
    let hasBegun = false;
    // In half of the time, those of whom nothing is under way: the work of the others makes them wait already.
    for (const client of [...clients.keys()].filter((each) => !pending.has(each))) {
      if (now() >= end - TURN) break;
      hasBegun = serve(client, current) || hasBegun;
    }
    // This loop reaches a client that moves to the end again.
    for (const client of clients.keys()) {
      if (now() >= end) break;
      hasBegun = serve(client, current) || hasBegun;
    }
    next = null;
    pause = undefined;
    if (clients.size > 0) schedule(hasBegun ? 0 : PAUSE);
  }

  function schedule(after: number): void {
    clearTimeout(pause);
    pause = after > 0 ? setTimeout(takeTurns, after) : undefined;
    if (pause === undefined) setImmediate(takeTurns);
    next = { due: now() + after, used: next?.used ?? used() };
  }

  return (client: string, response: Response, work: () => void): void => {
    const waiting = clients.get(client) ?? [];
    if (waiting.length >= MAX_WAITING) return void response.destroy();
    clients.set(client, waiting);
    waiting.push({ response, begin: work });
    if (next === null || pause !== undefined) schedule(0);
  };
}
