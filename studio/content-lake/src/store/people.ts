import type { DatabaseSync } from "node:sqlite";

/** A person who signs in to the Studio. Removed people stay stored, so that the history can still show their names. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** The name of a role. */
  role: string;
  createdAt: string;
  /**
   * Salt and digest as `hashPassword` writes them. Undefined for a person who signs in on this computer, without a
   * password.
   */
  password?: string;
  /** The time when the person was removed. Undefined if the person may still sign in. */
  removedAt?: string;
}

export type People = ReturnType<typeof openPeople>;

export function openPeople(database: DatabaseSync) {
  const all = database.prepare("select * from person where removed_at is null order by rowid");
  const byId = database.prepare("select * from person where id = ?");
  const byEmail = database.prepare(
    "select * from person where email = ? collate nocase and removed_at is null",
  );
  const insert = database.prepare(
    "insert into person (id, name, email, role, created_at, password) values (?, ?, ?, ?, ?, ?)",
  );
  const setPassword = database.prepare("update person set password = ? where id = ?");
  const setRole = database.prepare("update person set role = ? where id = ?");
  const setRemoved = database.prepare(
    "update person set removed_at = ?, password = null where id = ?",
  );
  return {
    present: (): Person[] => all.all().map(readPerson),
    /** The person with this id, removed or not. */
    find: (id: string): Person | undefined => {
      const row = byId.get(id);
      return row && readPerson(row);
    },
    /** The person with this e-mail address (case-insensitive) who may sign in. */
    withEmail: (email: string): Person | undefined => {
      const row = byEmail.get(email);
      return row && readPerson(row);
    },
    /** Adds a person. Throws if someone who may sign in has the same e-mail address. */
    add: ({ id, name, email, role, createdAt, password }: Person): void => {
      insert.run(id, name, email, role, createdAt, password ?? null);
    },
    setPassword: (id: string, password: string): void => {
      setPassword.run(password, id);
    },
    setRole: (id: string, role: string): void => {
      setRole.run(role, id);
    },
    remove: (id: string, now: Date): void => {
      setRemoved.run(now.toISOString(), id);
    },
  };
}

function readPerson(row: Record<string, unknown>): Person {
  const { password, removed_at: removedAt } = row;
  return {
    id: String(row["id"]),
    name: String(row["name"]),
    email: String(row["email"]),
    role: String(row["role"]),
    createdAt: String(row["created_at"]),
    ...(typeof password === "string" ? { password } : {}),
    ...(typeof removedAt === "string" ? { removedAt } : {}),
  };
}
