import {
  LogUnreachable,
  UnknownOutcome,
  type Heads,
  type LogEntry,
  type LogTurn,
  type NewEntry,
  type SettingRow,
  type SharedLog,
} from "../../src/nodes/shared-log.ts";
import type { Random } from "../support/random.ts";
import type { Scheduler } from "./scheduler.ts";

const dataset = "production";

/** Shares of messages and appends that fail, from 0 to 1. */
export interface Faults {
  /** A message to the database or its response is lost. */
  lost: number;
  /** The database can't store an append, because its disk is full. */
  full: number;
  /** A commit or its response is lost, or the commit is performed after the connection was lost. */
  unknown: number;
  /** A hint is lost. */
  hint: number;
}

/** Mistakes that a test plants in the database. */
export interface DatabaseMistakes {
  /** Nodes don't wait for their turn. */
  noTurns?: boolean;
}

/** The database of a simulated lake. It survives every crash of a node. */
export class SimulatedDatabase {
  readonly entries: NewEntry[] = [];
  settings: { row: SettingRow; version: number }[] = [];
  settingsVersion = 0;
  faults: Faults = { lost: 0, full: 0, unknown: 0, hint: 0 };
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #mistakes: DatabaseMistakes;
  readonly #connections = new Set<SimulatedLog>();
  #holder: object | undefined;
  readonly #waiting: { holder: object; proceed: () => void }[] = [];

  constructor(scheduler: Scheduler, random: Random, mistakes: DatabaseMistakes) {
    this.#scheduler = scheduler;
    this.#random = random;
    this.#mistakes = mistakes;
  }

  connect(): SimulatedLog {
    const log = new SimulatedLog(this, this.#scheduler, this.#random);
    this.#connections.add(log);
    return log;
  }

  disconnect(log: SimulatedLog): void {
    this.#connections.delete(log);
  }

  async lock(holder: object): Promise<void> {
    if (this.#mistakes.noTurns) return;
    if (!this.#holder) this.#holder = holder;
    else await new Promise<void>((proceed) => this.#waiting.push({ holder, proceed }));
  }

  unlock(holder: object): void {
    const place = this.#waiting.findIndex((one) => one.holder === holder);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (this.#holder !== holder) return;
    const next = this.#waiting.shift();
    this.#holder = next?.holder;
    next?.proceed();
  }

  commit(entries: readonly NewEntry[]): void {
    // A copy, because a real database stores text.
    this.entries.push(...structuredClone(entries));
    for (const log of this.#connections) {
      if (!this.#random.in(this.faults.hint)) void this.#scheduler.message().then(() => log.wake());
    }
  }
}

/** A node's connection to the simulated database. After `crash`, nothing that waits for it continues. */
export class SimulatedLog implements SharedLog {
  readonly #database: SimulatedDatabase;
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #held = new Set<object>();
  #isCrashed = false;
  wake: () => void = () => undefined;

  constructor(database: SimulatedDatabase, scheduler: Scheduler, random: Random) {
    this.#database = database;
    this.#scheduler = scheduler;
    this.#random = random;
  }

  crash(): void {
    this.#isCrashed = true;
    this.wake = () => undefined;
    this.#database.disconnect(this);
    for (const holder of this.#held) this.#database.unlock(holder);
  }

  onHint(wake: () => void): void {
    this.wake = wake;
  }

  /** Waits for a message. Never continues in a node that has crashed. */
  async #travel(): Promise<void> {
    await this.#scheduler.message();
    if (this.#isCrashed) await new Promise(() => undefined);
  }

  async #ask<T>(answer: () => T): Promise<T> {
    await this.#travel();
    if (this.#random.in(this.#database.faults.lost)) throw new LogUnreachable("request");
    const found = structuredClone(answer());
    await this.#travel();
    if (this.#random.in(this.#database.faults.lost)) throw new LogUnreachable("response");
    return found;
  }

  heads(): Promise<Heads> {
    return this.#ask(() => this.#heads());
  }

  #heads(): Heads {
    const { entries, settingsVersion } = this.#database;
    return {
      settings: settingsVersion,
      sequences: new Map([[dataset, entries.at(-1)?.transaction.sequence ?? 0]]),
    };
  }

  entriesAfter(_dataset: string, sequence: number, limit: number): Promise<LogEntry[]> {
    return this.#ask(() =>
      this.#database.entries
        .filter(({ transaction }) => transaction.sequence > sequence)
        .slice(0, limit),
    );
  }

  settingsAfter(version: number): Promise<SettingRow[]> {
    return this.#ask(() =>
      this.#database.settings.filter((one) => one.version > version).map(({ row }) => row),
    );
  }

  putSettings(rows: readonly SettingRow[]): Promise<void> {
    return this.#ask(() => {
      const database = this.#database;
      database.settingsVersion += 1;
      const version = database.settingsVersion;
      const isNew = ({ row }: { row: SettingRow }) =>
        !rows.some(({ kind, key }) => kind === row.kind && key === row.key);
      database.settings = [
        ...database.settings.filter(isNew),
        ...rows.map((row) => ({ row, version })),
      ];
    });
  }

  async forget(): Promise<void> {}

  async takeTurn(): Promise<LogTurn> {
    const database = this.#database;
    const holder = {};
    await this.#travel();
    if (this.#random.in(database.faults.lost)) throw new LogUnreachable("turn");
    this.#held.add(holder);
    await database.lock(holder);
    const end = () => {
      this.#held.delete(holder);
      database.unlock(holder);
    };
    const { sequences } = this.#heads();
    await this.#travel();
    return {
      sequences,
      entriesAfter: async (name, sequence, limit) => {
        try {
          return await this.entriesAfter(name, sequence, limit);
        } catch (error) {
          end();
          throw error;
        }
      },
      append: (entries) => this.#append(entries, holder, end),
      release: async () => {
        await this.#travel();
        end();
      },
    };
  }

  async #append(entries: readonly NewEntry[], holder: object, end: () => void): Promise<void> {
    const { faults } = this.#database;
    await this.#travel();
    if (this.#random.in(faults.full)) {
      end();
      throw new LogUnreachable("disk full");
    }
    if (!this.#random.in(faults.unknown)) {
      this.#database.commit(entries);
      end();
      await this.#travel();
      return;
    }
    if (this.#random.in(0.4)) end();
    else if (this.#random.in(0.5)) {
      this.#database.commit(entries);
      end();
    } else {
      // The database performs the commit after the node has lost its connection, and keeps the lock until then.
      this.#held.delete(holder);
      void this.#commitLate(entries, end);
    }
    throw new UnknownOutcome("connection");
  }

  async #commitLate(entries: readonly NewEntry[], end: () => void): Promise<void> {
    await this.#scheduler.message();
    this.#database.commit(entries);
    end();
  }
}
