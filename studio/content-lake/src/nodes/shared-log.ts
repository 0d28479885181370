import type { CommitTexts } from "../store/commit.ts";
import type { Commit, Transaction } from "../store/store.ts";

/** A transaction in the shared log, with the new states of its documents (null if deleted). */
export interface LogEntry {
  dataset: string;
  transaction: Transaction;
  /** Undefined if the log no longer stores the documents of this old transaction. */
  documents: Commit["documents"] | undefined;
  /** Characters of its JSON, if they were counted. */
  length?: number;
  traceparent?: string | undefined;
}

/** A new entry, which always has its documents. */
export type NewEntry = LogEntry & {
  documents: Commit["documents"];
  /** Their JSON, if it was prepared. */
  texts?: CommitTexts | undefined;
};

/** A row of a settings table: of people, credentials, datasets and the like. */
export interface SettingRow {
  kind: string;
  /** The values of the table's primary key, as a JSON array. */
  key: string;
  /** The columns as a JSON object. Null if the row was deleted. */
  row: string | null;
}

/** The newest sequence number of each dataset, and the newest version of the settings. */
export interface Heads {
  sequences: ReadonlyMap<string, number>;
  settings: number;
}

/** The exclusive right to append to the log of some datasets. It ends with `append` or `release`. */
export interface LogLock {
  /** The newest sequence number of each of these datasets. Nobody else can change it during the lock. */
  sequences: ReadonlyMap<string, number>;
  entriesAfter(dataset: string, sequence: number, limit: number): Promise<LogEntry[]>;
  /**
   * Appends all entries or none, and ends the lock. Resolves when they are durable. Rejects with an
   * `UnknownOutcome` if the connection was lost, so that the entries may or may not be in the log.
   * After any other error, they are not in the log.
   */
  append(entries: readonly NewEntry[]): Promise<void>;
  release(): Promise<void>;
}

/** A log that several nodes share. It orders the transactions of each dataset. */
export interface SharedLog {
  heads(): Promise<Heads>;
  /** Waits for the exclusive right to append to these datasets. */
  lock(datasets: readonly string[]): Promise<LogLock>;
  /** Returns the entries after a sequence number, oldest first: at least one if there are any, fewer if they are large. */
  entriesAfter(dataset: string, sequence: number, limit: number): Promise<LogEntry[]>;
  /** Returns the settings that changed after this version, oldest change first. */
  settingsAfter(version: number): Promise<SettingRow[]>;
  /** Stores settings as one new version. */
  putSettings(rows: readonly SettingRow[]): Promise<void>;
  /** Deletes old transactions, except the newest one of a dataset. Takes pairs of a dataset and a sequence number. */
  deleteTransactions(transactions: readonly (readonly [string, number])[]): Promise<void>;
  /** Calls `wake` when another node may have changed something. The hint may be late or missing. */
  onHint(wake: () => void): void;
}

/** Reports that nobody knows whether an append succeeded. */
export class UnknownOutcome extends Error {
  constructor(cause: unknown) {
    super("The connection to the shared log was lost during a commit", { cause });
    this.name = "UnknownOutcome";
  }
}

/** Reports that the log can't be reached at present. A repetition may succeed. */
export class LogUnreachable extends Error {
  constructor(cause: unknown) {
    super("The shared log can't be reached", { cause });
    this.name = "LogUnreachable";
  }
}
