import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** Only the SHA-256 hash of its text is stored: a fast hash is enough, as nobody can guess 64 random characters. */
export interface Credential {
  kind: "token" | "session";
  label: string;
  /** The name of a role. */
  role: string;
  userId: string;
  createdAt: string;
  /** Undefined if the credential doesn't expire. */
  expiresAt?: string;
}

/** Time in ms by which a session may begin in the future, because the clock was corrected. */
const clockTolerance = 60 * 60_000;

/** The stored tokens, sessions, user settings and secrets of a lake. */
export type Credentials = ReturnType<typeof openCredentials>;

export function openCredentials(database: DatabaseSync) {
  const insert = database.prepare(
    "insert into credential (hash, kind, label, role, user_id, created_at, expires_at) values (?, ?, ?, ?, ?, ?, ?)",
  );
  const find = database.prepare("select * from credential where hash = ?");
  const label = database.prepare("select label from credential where user_id = ? limit 1");
  const remove = database.prepare("delete from credential where hash = ?");
  const tokens = database.prepare(
    `select * from credential where kind = 'token' and (expires_at is null or expires_at > ?)
     order by created_at, user_id`,
  );
  const revoke = database.prepare(
    `update credential set expires_at = ?1
     where kind = 'token' and user_id = ?2 and (expires_at is null or expires_at > ?1)`,
  );
  const endSessions = database.prepare(
    "delete from credential where kind = 'session' and user_id = ?",
  );
  const dropExpired = database.prepare(
    "delete from credential where kind = 'session' and expires_at <= ?",
  );
  const readValue = database.prepare("select value from keyvalue where user_id = ? and key = ?");
  const writeValue = database.prepare(
    "insert into keyvalue (user_id, key, value) values (?, ?, ?) on conflict do update set value = excluded.value",
  );
  const readSecret = database.prepare("select value from secret where name = ?");
  const writeSecret = database.prepare("insert or ignore into secret (name, value) values (?, ?)");
  const read = (text: string): Credential | undefined => {
    const row = find.get(hash(text));
    return row && readCredential(row);
  };
  return {
    add: (text: string, { kind, label, role, userId, createdAt, expiresAt }: Credential): void => {
      insert.run(hash(text), kind, label, role, userId, createdAt, expiresAt ?? null);
    },
    /** The credential with this text, valid or not. Undefined if there is none. */
    read,
    find: (text: string, now: Date): Credential | undefined => validAt(read(text), now),
    tokens: (now: Date): Credential[] => tokens.all(now.toISOString()).map(readCredential),
    /**
     * Revokes a token by its user id: each token is a user of its own. The token stays stored as expired, so that the
     * history can still show its label.
     */
    revoke: (userId: string, now: Date): boolean =>
      revoke.run(now.toISOString(), userId).changes > 0,
    endSessions: (userId: string): void => {
      endSessions.run(userId);
    },
    dropExpired: (now: Date): void => {
      dropExpired.run(now.toISOString());
    },
    /** The label that the token with this user id got when it was created. */
    labelOf: (userId: string): string | undefined => {
      const found = label.get(userId)?.["label"];
      return found === undefined ? undefined : String(found);
    },
    remove: (text: string): void => {
      remove.run(hash(text));
    },
    /** A setting that a user stored, as JSON text. */
    setting: (userId: string, key: string): string | undefined => {
      const value = readValue.get(userId, key)?.["value"];
      return value === undefined ? undefined : String(value);
    },
    putSetting: (userId: string, key: string, value: string): void => {
      writeValue.run(userId, key, value);
    },
    /** Returns a secret of this lake. If there is none yet, stores `initialValue` as the secret. */
    secret: (name: string, initialValue: string): string => {
      writeSecret.run(name, initialValue);
      return String(readSecret.get(name)?.["value"]);
    },
  };
}

export function validAt(found: Credential | undefined, now: Date): Credential | undefined {
  if (!found || (found.expiresAt !== undefined && found.expiresAt <= now.toISOString())) {
    return undefined;
  }
  // A session from the future began while the clock was wrong, so its end is wrong too.
  const isFromFuture = Date.parse(found.createdAt) - now.getTime() > clockTolerance;
  return found.kind === "session" && isFromFuture ? undefined : found;
}

function readCredential(row: Record<string, unknown>): Credential {
  const expiresAt = row["expires_at"];
  return {
    kind: row["kind"] === "session" ? "session" : "token",
    label: String(row["label"]),
    role: String(row["role"]),
    userId: String(row["user_id"]),
    createdAt: String(row["created_at"]),
    ...(typeof expiresAt === "string" ? { expiresAt } : {}),
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
