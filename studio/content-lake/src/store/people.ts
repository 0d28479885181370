import type { DatabaseSync } from "node:sqlite";
import { readRole, type Role } from "./credentials.ts";

/** Somebody who signs in to the Studio. Who was removed is kept by name: history goes on saying who did what. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
  /** Salt and digest as `hashPassword` writes them. Undefined: signs in on this computer, without one. */
  password?: string;
  /** Undefined: may still sign in. */
  removedAt?: string;
}

/** The people of a lake. */
export type People = ReturnType<typeof openPeople>;

/** The table of people in an open database. */
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
  const setRemoved = database.prepare(
    "update person set removed_at = ?, password = null where id = ?",
  );
  return {
    /** Everybody who may sign in, in the order in which they came. */
    present: (): Person[] => all.all().map(readPerson),
    /** The person with this id, removed or not. */
    find: (id: string): Person | undefined => {
      const row = byId.get(id);
      return row && readPerson(row);
    },
    /** The person with this e-mail address (in any case of letters) who may sign in. */
    withEmail: (email: string): Person | undefined => {
      const row = byEmail.get(email);
      return row && readPerson(row);
    },
    /** Adds a person. Throws where somebody present has the e-mail address. */
    add: ({ id, name, email, role, createdAt, password }: Person): void => {
      insert.run(id, name, email, role, createdAt, password ?? null);
    },
    /** Gives a person another password. */
    setPassword: (id: string, password: string): void => {
      setPassword.run(password, id);
    },
    /** Lets a person sign in no more. */
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
    role: readRole(row["role"]),
    createdAt: String(row["created_at"]),
    ...(typeof password === "string" ? { password } : {}),
    ...(typeof removedAt === "string" ? { removedAt } : {}),
  };
}
