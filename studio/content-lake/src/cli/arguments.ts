import { join } from "node:path";
import type { Role } from "../grants/role.ts";
import type { Roles } from "../grants/roles.ts";

/** The parsed command line. `files` are its positional arguments. */
export interface Arguments {
  files: readonly string[];
  port?: string | undefined;
  host?: string[] | undefined;
  data?: string | undefined;
  origin?: string[] | undefined;
  bind?: string | undefined;
  webhook?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
  password?: boolean | undefined;
  role?: string | undefined;
  label?: string | undefined;
  url?: string | undefined;
  token?: string | undefined;
  dataset?: string | undefined;
  project?: string | undefined;
  "dry-run"?: boolean | undefined;
  changed?: boolean | undefined;
}

/** Returns the lake's data folder: `--data`, else `lake` in `MARQUEE_DATA`, else `.marquee/lake`. */
export function dataFolder({ data }: Arguments): string {
  return data ?? join(process.env["MARQUEE_DATA"] ?? ".marquee", "lake");
}

/**
 * Returns the name of the role that the option `--role` names. Throws an `Error` that lists the possible roles if the
 * option is missing, or if these holders can't have the role.
 */
export function readRoleOption(
  { role: name }: Arguments,
  roles: Roles,
  ...holders: readonly Role["holders"][]
): string {
  const possible = roles.all().filter((role) => holders.includes(role.holders));
  const role = possible.find((one) => one.name === name);
  if (role) return role.name;
  throw new Error(`--role must be one of ${possible.map((one) => one.name).join(", ")}.`);
}
