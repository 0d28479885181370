import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createRoles, type Roles } from "../grants/roles.ts";
import { openCredentials, type Credentials } from "../store/credentials.ts";
import { openPeople, type People } from "../store/people.ts";
import { openRoles, type StoredRoles } from "../store/roles.ts";
import { openStore, type Store } from "../store/store.ts";
import { dataFolder, type Arguments } from "./arguments.ts";

/**
 * The database tables that commands change. A running lake sees the changes, because it reads these tables on each
 * request.
 */
export interface OpenData {
  store: Store;
  credentials: Credentials;
  people: People;
  roles: Roles;
  storedRoles: StoredRoles;
}

/**
 * Opens the database in the folder that {@link dataFolder} returns, runs `work`, and closes the
 * database. Creates the folder if it is missing. With `--database`, works on the settings of the lake
 * that several nodes share. Returns the result of `work`.
 */
export async function withData<Result>(
  given: Arguments,
  work: (data: OpenData) => Result | Promise<Result>,
): Promise<Result> {
  if (given.database !== undefined) {
    const { withSharedSettings } = await import("../nodes/open-shared-lake.ts");
    return withSharedSettings(given.database, (store) => work(dataOf(store)));
  }
  const folder = dataFolder(given);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const store = openStore(join(folder, "lake.db"));
  try {
    return await work(dataOf(store));
  } finally {
    store.close();
  }
}

function dataOf(store: Store): OpenData {
  const { database } = store;
  const storedRoles = openRoles(database);
  return {
    store,
    credentials: openCredentials(database),
    people: openPeople(database),
    roles: createRoles(storedRoles, (text) => console.error(text)),
    storedRoles,
  };
}
