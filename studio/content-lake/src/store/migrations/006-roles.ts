import type { DatabaseSync } from "node:sqlite";

/** Creates the table of the lake's own roles. `body` is the title and the grants as JSON. */
export function roles(database: DatabaseSync): void {
  database.exec("create table role (name text primary key, body text not null) strict");
}
