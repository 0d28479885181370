import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";

/** What a credential allows. A viewer reads (drafts too), an editor also writes, an administrator also makes datasets and tokens. */
export type Role = "viewer" | "editor" | "administrator";

/** A token or a session. Only the SHA-256 of its text is kept: 192 random bits need no slow hash. */
export interface Credential {
  kind: "token" | "session";
  label: string;
  role: Role;
  userId: string;
  createdAt: string;
  /** Undefined: does not expire. */
  expiresAt?: string;
}

/** Tokens, sessions, the editors' own settings, and the lake's secrets. */
export type Credentials = ReturnType<typeof openCredentials>;

/** The tables of credentials and settings in an open database. */
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
  return {
    /** Remembers a credential by the hash of its text. */
    add: (text: string, { kind, label, role, userId, createdAt, expiresAt }: Credential): void => {
      insert.run(hash(text), kind, label, role, userId, createdAt, expiresAt ?? null);
    },
    /** The credential with this text, unless it has expired. */
    find: (text: string, now: Date): Credential | undefined => {
      const row = find.get(hash(text));
      const expiresAt = row?.["expires_at"];
      if (!row || (typeof expiresAt === "string" && expiresAt <= now.toISOString()))
        return undefined;
      return readCredential(row);
    },
    /** The tokens that are good now, oldest first. */
    tokens: (now: Date): Credential[] => tokens.all(now.toISOString()).map(readCredential),
    /**
     * Ends the token of this robot; false where there is none. It is kept as expired, so that history still knows what
     * the robot was called.
     */
    revoke: (userId: string, now: Date): boolean =>
      revoke.run(now.toISOString(), userId).changes > 0,
    /** Ends every session of a person. */
    endSessions: (userId: string): void => {
      endSessions.run(userId);
    },
    /** Forgets the sessions that have expired. */
    dropExpired: (now: Date): void => {
      dropExpired.run(now.toISOString());
    },
    /** What the holder of a token was called when it was made. */
    labelOf: (userId: string): string | undefined => {
      const found = label.get(userId)?.["label"];
      return found === undefined ? undefined : String(found);
    },
    /** Forgets a credential. */
    remove: (text: string): void => {
      remove.run(hash(text));
    },
    /** One of a person's own settings, as JSON text. */
    setting: (userId: string, key: string): string | undefined => {
      const value = readValue.get(userId, key)?.["value"];
      return value === undefined ? undefined : String(value);
    },
    /** Keeps one of a person's own settings. */
    keepSetting: (userId: string, key: string, value: string): void => {
      writeValue.run(userId, key, value);
    },
    /** A secret of this lake; `fresh` becomes it where there is none yet. */
    secret: (name: string, fresh: string): string => {
      writeSecret.run(name, fresh);
      return String(readSecret.get(name)?.["value"]);
    },
  };
}

function readCredential(row: Record<string, unknown>): Credential {
  const expiresAt = row["expires_at"];
  return {
    kind: row["kind"] === "session" ? "session" : "token",
    label: String(row["label"]),
    role: readRole(row["role"]),
    userId: String(row["user_id"]),
    createdAt: String(row["created_at"]),
    ...(typeof expiresAt === "string" ? { expiresAt } : {}),
  };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A role as it is stored; anything else is the least of them. */
export function readRole(value: unknown): Role {
  return typeof value === "string" && isRole(value) ? value : "viewer";
}

/** Is this the name of a role? */
export function isRole(name: string): name is Role {
  return name === "viewer" || name === "editor" || name === "administrator";
}
