import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Change, RecordKind } from "../limits/ledger.ts";

/** Persists accounts and related records. Saved changes survive `kill -9` and a power cut. */
export interface AccountStore {
  /** Returns every saved record of a kind, oldest first. */
  records(kind: RecordKind): unknown[];
  save(changes: readonly Change[]): void;
  /** The key that `seal.ts` signs with, created at the first start. */
  readonly sealKey: Uint8Array;
  setting(name: string): string | null;
  putSetting(name: string, value: string): void;
  /** Runs `work` unless a call with this name has already completed, in this process or an earlier one. */
  once(name: string, work: () => Promise<void>): Promise<void>;
  close(): void;
}

const textRow = z.object({ value: z.string() });

/**
 * Lets only the current user read the folder, because Firebase's emulator stores passwords as plain text. Throws when
 * another process has the folder open.
 */
export function openAccountStore(dataDir: string): AccountStore {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const database = openExclusively(join(dataDir, "accounts.sqlite"), dataDir);
  const readSetting = database.prepare("SELECT value FROM setting WHERE name = ?");
  const writeSetting = database.prepare(
    "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const readRecords = database.prepare("SELECT value FROM record WHERE kind = ? ORDER BY rowid");
  const upsert = database.prepare(
    "INSERT INTO record (kind, id, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const remove = database.prepare("DELETE FROM record WHERE kind = ? AND id = ?");

  const setting = (name: string) => textRow.optional().parse(readSetting.get(name))?.value ?? null;
  const putSetting = (name: string, value: string) => void writeSetting.run(name, value);
  if (!setting("sealKey")) putSetting("sealKey", randomBytes(32).toString("base64"));

  return {
    sealKey: Buffer.from(setting("sealKey") ?? "", "base64"),
    setting,
    putSetting,
    records: (kind) =>
      readRecords.all(kind).map((row): unknown => JSON.parse(textRow.parse(row).value)),
    save(changes) {
      if (changes.length === 0) return;
      inTransaction(database, () => {
        for (const { kind, id, read } of changes) {
          const record = read();
          if (record) upsert.run(kind, id, JSON.stringify(record));
          else remove.run(kind, id);
        }
      });
    },
    async once(name, work) {
      if (setting(name)) return;
      await work();
      putSetting(name, new Date().toISOString());
    },
    close: () => database.close(),
  };
}

/** Opens the database with an exclusive lock, which the operating system releases however the process ends. */
function openExclusively(file: string, dataDir: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
    );
    inTransaction(database, () => makeTables(database));
    return database;
  } catch (cause) {
    database.close();
    throw new Error(
      `The accounts in ${dataDir} can't be opened. If another Marquee uses this folder, stop it. Otherwise the file accounts.sqlite is damaged. Move it away to start without accounts.`,
      { cause },
    );
  }
}

function makeTables(database: DatabaseSync) {
  database.exec(
    `CREATE TABLE IF NOT EXISTS record (kind TEXT, id TEXT, value TEXT NOT NULL, UNIQUE (kind, id)) STRICT;
     CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  );
  // Earlier versions had no tenants and stored accounts in an `account` table. Moves those accounts to `record`.
  const former = database.prepare("SELECT name FROM sqlite_schema WHERE name = 'account'").get();
  if (!former) return;
  database.exec(
    `INSERT INTO record (kind, id, value) SELECT 'account', local_id, record FROM account ORDER BY rowid;
     DROP TABLE account;`,
  );
}

function inTransaction(database: DatabaseSync, work: () => void) {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (cause) {
    database.exec("ROLLBACK");
    throw cause;
  }
}
