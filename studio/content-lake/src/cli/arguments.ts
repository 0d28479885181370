import { join } from "node:path";
import { isRole, type PersonRole, personRoles, type Role } from "../store/credentials.ts";

/** The parsed command line. `files` are its positional arguments. */
export interface Arguments {
  files: readonly string[];
  port?: string | undefined;
  host?: string[] | undefined;
  data?: string | undefined;
  database?: string | undefined;
  assets?: string | undefined;
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
 * Returns the role that the option `--role` names. Throws an `Error` with a usage message if the
 * option is missing or the role is unknown.
 */
export function readRoleOption({ role }: Arguments): Role {
  if (role !== undefined && isRole(role)) return role;
  throw new Error(
    "--role must be one of viewer, editor, administrator, submission-writer, submission-worker.",
  );
}

/** Returns the role of a person that the option `--role` names. Throws like {@link readRoleOption}. */
export function readPersonRoleOption({ role }: Arguments): PersonRole {
  const known = personRoles.find((each) => each === role);
  if (known !== undefined) return known;
  throw new Error("--role must be one of viewer, editor, administrator.");
}
