import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { EmulatedAccount } from "firebase-tools/lib/emulator/auth/state.js";
import { z } from "zod";

/** What changed since the last save: an account as it now is, or null where it was deleted. */
export type AccountChanges = ReadonlyMap<string, EmulatedAccount | null>;

/** The accounts on disk. A change that was saved survives a `kill -9` and a power cut. */
export interface AccountStore {
  /** Every account as it was last saved. */
  accounts(): EmulatedAccount[];
  /** Writes all changes in one transaction; throws when the disk refuses. */
  save(changes: AccountChanges): void;
  /** The key of the seal, made at the first start. */
  readonly sealKey: Uint8Array;
  /** A text kept under a name, or null. */
  setting(name: string): string | null;
  keepSetting(name: string, value: string): void;
  /** Runs `work` at the first start only, and remembers that it was done. */
  once(name: string, work: () => Promise<void>): Promise<void>;
  close(): void;
}

const accountRecord = z.looseObject({
  localId: z.string(),
  validSince: z.string().exactOptional(),
});
const textRow = z.object({ value: z.string() });

/**
 * Opens (or makes) the accounts of one folder, which only its owner may read: Firebase's emulator keeps
 * passwords as plain text. Throws when another process has the folder open.
 */
export function openAccountStore(dataDir: string): AccountStore {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const database = openExclusively(join(dataDir, "accounts.sqlite"), dataDir);
  const readSetting = database.prepare("SELECT value FROM setting WHERE name = ?");
  const writeSetting = database.prepare(
    "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const allAccounts = database.prepare("SELECT record AS value FROM account ORDER BY rowid");
  const upsert = database.prepare(
    "INSERT INTO account (local_id, record) VALUES (?, ?) ON CONFLICT DO UPDATE SET record = excluded.record",
  );
  const remove = database.prepare("DELETE FROM account WHERE local_id = ?");

  const setting = (name: string) => textRow.optional().parse(readSetting.get(name))?.value ?? null;
  if (!setting("sealKey")) writeSetting.run("sealKey", randomBytes(32).toString("base64"));

  return {
    sealKey: Buffer.from(setting("sealKey") ?? "", "base64"),
    setting,
    keepSetting: (name, value) => void writeSetting.run(name, value),
    accounts: () =>
      allAccounts.all().map((row) => accountRecord.parse(JSON.parse(textRow.parse(row).value))),
    save(changes) {
      if (changes.size === 0) return;
      inTransaction(database, () => {
        for (const [localId, account] of changes) {
          if (account) upsert.run(localId, JSON.stringify(account));
          else remove.run(localId);
        }
      });
    },
    async once(name, work) {
      if (setting(name)) return;
      await work();
      writeSetting.run(name, new Date().toISOString());
    },
    close: () => database.close(),
  };
}

/** The exclusive lock is the folder's lock: it ends with the process, however that ends. */
function openExclusively(file: string, dataDir: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    database.exec(
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
    );
    database.exec(
      `CREATE TABLE IF NOT EXISTS account (local_id TEXT NOT NULL UNIQUE, record TEXT NOT NULL) STRICT;
       CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
    );
    return database;
  } catch (cause) {
    database.close();
    throw new Error(
      `The accounts in ${dataDir} can't be opened. If another Marquee uses this folder, stop it first; otherwise the file accounts.sqlite is damaged: move it away to start afresh.`,
      { cause },
    );
  }
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
