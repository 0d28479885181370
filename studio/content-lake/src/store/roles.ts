import type { DatabaseSync } from "node:sqlite";

/** The stored roles of a lake, as JSON. The roles of every lake aren't stored. */
export type StoredRoles = ReturnType<typeof openRoles>;

/** Opens the table of roles in a database. */
export function openRoles(database: DatabaseSync) {
  const all = database.prepare("select name, body from role order by name");
  const find = database.prepare("select body from role where name = ?");
  const put = database.prepare(
    "insert into role (name, body) values (?, ?) on conflict do update set body = excluded.body",
  );
  const remove = database.prepare("delete from role where name = ?");
  return {
    all: (): { name: string; body: string }[] =>
      all.all().map((row) => ({ name: String(row["name"]), body: String(row["body"]) })),
    /** Returns the JSON of the role with this name. Returns undefined if there is none. */
    find: (name: string): string | undefined => {
      const body = find.get(name)?.["body"];
      return body === undefined ? undefined : String(body);
    },
    put: (name: string, body: string): void => {
      put.run(name, body);
    },
    /** Removes a role. Returns false if there is none with this name. */
    remove: (name: string): boolean => remove.run(name).changes > 0,
  };
}
