import type { DatabaseSync } from "node:sqlite";

/** The stored roles of a lake, as JSON. The roles of every lake aren't stored. */
export type StoredRoles = ReturnType<typeof openRoles>;

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
    find: (name: string): string | undefined => {
      const body = find.get(name)?.["body"];
      return body === undefined ? undefined : String(body);
    },
    put: (name: string, body: string): void => {
      put.run(name, body);
    },
    remove: (name: string): boolean => remove.run(name).changes > 0,
  };
}
