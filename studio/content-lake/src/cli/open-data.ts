import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createRoles, type Roles } from "../grants/roles.ts";
import { openCredentials, type Credentials } from "../store/credentials.ts";
import { openPeople, type People } from "../store/people.ts";
import { openRoles, type StoredRoles } from "../store/roles.ts";
import { openStore, type Store } from "../store/store.ts";
import { dataFolder, type Arguments } from "./arguments.ts";

/** The tables that commands change. A running lake sees the changes, because it reads them on each request. */
export interface OpenData {
  store: Store;
  credentials: Credentials;
  people: People;
  roles: Roles;
  storedRoles: StoredRoles;
}

/** Runs `work` with the database of the lake's folder or, with `--database`, the settings that several nodes share. */
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
