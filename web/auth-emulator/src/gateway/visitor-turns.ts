import type { Server } from "node:http";
import { setImmediate as nextIteration } from "node:timers/promises";
import { Busy, createFairTurns } from "../../../content/files/fair-turns.ts";

/** Runs a call of a visitor when it is the visitor's turn. Returns null without running it if too many wait. */
export type VisitorTurns = <T>(client: string, call: () => Promise<T>) => Promise<T | null>;

/**
 * Numbers of visitors' calls that run at the same time, and that wait. All members of a school may have one address, so
 * a client may fill the queue, but then loses its newest calls to those of other clients.
 */
const limits = { parallel: 4, each: 2_000, waiting: 2_000 };

/** Maximum number of connections that are accepted before the next call. */
const MAX_ACCEPTED = 256;

/**
 * Creates the queue of visitors' calls, which serves clients in rotation. [SEC-5] The owner's calls don't wait in it, because the site's server waits for them
 * while it opens a session, and sends only few at a time.
 *
 * The emulator handles a call without returning to the event loop, and Node.js accepts one connection in each iteration
 * of the loop. Without a queue, a new connection of the owner would wait until all calls of a burst of visitors are done.
 */
export function createVisitorTurns(server: Server): VisitorTurns {
  const inTurn = createFairTurns(limits);
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

  return (client, call) =>
    inTurn(client, async () => {
      await acceptWaiting();
      return call();
    }).catch((error: unknown) => {
      if (error instanceof Busy) return null;
      throw error;
    });
}
