import {
  LogUnreachable,
  UnknownOutcome,
  type Heads,
  type NewEntry,
  type SharedLog,
} from "../../src/nodes/shared-log.ts";
import type { Random } from "../support/random.ts";
import type { Scheduler } from "./scheduler.ts";

const noFaults = {
  /** Share of the messages to the database, or responses, that are lost, from 0 to 1. */
  lost: 0,
  /** Share of the appends that the database can't store, because its disk is full. */
  full: 0,
  /** Share of the appends whose commit or response is lost, or that are performed after the connection was lost. */
  unknown: 0,
  /** Share of the hints that are lost. */
  hint: 0,
};

/** Mistakes that a test plants in the database. */
export interface DatabaseMistakes {
  /** Nodes don't wait for their turn. */
  noLocks?: boolean;
}

/** A node's connection to the database. After `crash`, nothing that waits for it continues. */
export interface SimulatedLog extends SharedLog {
  crash(): void;
}

export type SimulatedDatabase = ReturnType<typeof simulateDatabase>;

/** Creates the database of a simulated lake. It survives every crash of a node. */
export function simulateDatabase(
  scheduler: Scheduler,
  random: Random,
  { noLocks = false }: DatabaseMistakes,
) {
  const entries: NewEntry[] = [];
  const faults = { ...noFaults };
  const connections = new Set<{ wake: () => void }>();
  const waiting: { holder: object; proceed: () => void }[] = [];
  let owner: object | undefined;

  const lock = async (holder: object) => {
    if (noLocks) return;
    if (!owner) owner = holder;
    else await new Promise<void>((proceed) => waiting.push({ holder, proceed }));
  };
  const unlock = (holder: object) => {
    const place = waiting.findIndex((one) => one.holder === holder);
    if (place >= 0) waiting.splice(place, 1);
    if (owner !== holder) return;
    const next = waiting.shift();
    owner = next?.holder;
    next?.proceed();
  };
  const commit = (added: readonly NewEntry[]) => {
    // A copy, because a real database stores text.
    entries.push(...structuredClone(added));
    for (const connection of connections)
      if (!random.in(faults.hint)) void scheduler.message().then(() => connection.wake());
  };
  const heads = (): Heads => ({
    settings: 0,
    sequences: new Map([["production", entries.at(-1)?.transaction.sequence ?? 0]]),
  });

  function connect(): SimulatedLog {
    const connection = { wake: (): void => undefined };
    const lockHolders = new Set<object>();
    let isCrashed = false;
    connections.add(connection);

    /** Waits for a message. Never continues in a node that has crashed. */
    const travel = async () => {
      await scheduler.message();
      if (isCrashed) await new Promise(() => undefined);
    };
    const simulateRoundTrip = async <T>(respond: () => T): Promise<T> => {
      await travel();
      if (random.in(faults.lost)) throw new LogUnreachable("request");
      const found = structuredClone(respond());
      await travel();
      if (random.in(faults.lost)) throw new LogUnreachable("response");
      return found;
    };
    const entriesAfter: SharedLog["entriesAfter"] = (_dataset, sequence, limit) =>
      simulateRoundTrip(() =>
        entries.filter(({ transaction }) => transaction.sequence > sequence).slice(0, limit),
      );
    const append = async (added: readonly NewEntry[], holder: object, end: () => void) => {
      const finish = () => {
        commit(added);
        end();
      };
      await travel();
      if (random.in(faults.full)) {
        end();
        throw new LogUnreachable("disk full");
      }
      if (!random.in(faults.unknown)) {
        finish();
        await travel();
        return;
      }
      if (random.in(0.4)) end();
      else if (random.in(0.5)) finish();
      else {
        // The database performs the commit after the node has lost its connection, and keeps the lock until then.
        lockHolders.delete(holder);
        void scheduler.message().then(finish);
      }
      throw new UnknownOutcome("connection");
    };
    return {
      heads: () => simulateRoundTrip(heads),
      entriesAfter,
      // The simulated clients change no settings.
      settingsAfter: async () => [],
      putSettings: async () => undefined,
      deleteTransactions: async () => undefined,
      onHint: (wake) => {
        connection.wake = wake;
      },
      lock: async () => {
        const holder = {};
        await travel();
        if (random.in(faults.lost)) throw new LogUnreachable("turn");
        lockHolders.add(holder);
        await lock(holder);
        const end = () => {
          lockHolders.delete(holder);
          unlock(holder);
        };
        const { sequences } = heads();
        await travel();
        return {
          sequences,
          entriesAfter: async (...range) => {
            try {
              return await entriesAfter(...range);
            } catch (error) {
              end();
              throw error;
            }
          },
          append: (added) => append(added, holder, end),
          release: async () => {
            await travel();
            end();
          },
        };
      },
      crash: () => {
        isCrashed = true;
        connections.delete(connection);
        connection.wake = () => undefined;
        for (const holder of lockHolders) unlock(holder);
      },
    };
  }

  return {
    entries,
    connect,
    /** Sets the shares of messages and appends that fail. */
    fail: (shares: Partial<typeof noFaults>) => Object.assign(faults, noFaults, shares),
  };
}
