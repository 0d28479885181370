import type { Server } from "node:http";
import { setImmediate as nextIteration } from "node:timers/promises";
import pLimit from "p-limit";

/** Runs a visitor's call when it is its turn. Returns null without running it if too many wait. */
export type VisitorTurns = <T>(call: () => Promise<T>) => Promise<T | null>;

/** Maximum number of visitors' calls that run at the same time. */
const PARALLEL = 4;

/** Maximum number of visitors' calls that wait. */
const MAX_WAITING = 2_000;

/** Maximum number of connections that are accepted before the next call. */
const MAX_ACCEPTED = 256;

/**
 * Creates the queue of visitors' calls. The owner's calls don't wait in it, because the site's server waits for them
 * while it opens a session, and sends only few at a time.
 *
 * The emulator handles a call without returning to the event loop, and Node.js accepts one connection in each iteration
 * of the loop. Without a queue, a new connection of the owner would wait until all calls of a burst of visitors are done.
 */
export function createVisitorTurns(server: Server): VisitorTurns {
  const inTurn = pLimit(PARALLEL);
  let accepted = 0;
  server.on("connection", () => (accepted += 1));

  /** Resolves after an iteration of the event loop in which no connection was accepted. */
  async function acceptWaiting(): Promise<void> {
    // Ends the present iteration, in which connections were accepted before.
    await nextIteration();
    for (let number = 0; number < MAX_ACCEPTED; number += 1) {
      const before = accepted;
      await nextIteration();
      if (accepted === before) return;
    }
  }

  return async (call) => {
    if (inTurn.pendingCount >= MAX_WAITING) return null;
    return inTurn(async () => {
      await acceptWaiting();
      return call();
    });
  };
}
