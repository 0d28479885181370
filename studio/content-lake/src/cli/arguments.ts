import type { Role } from "../grants/role.ts";
import type { Roles } from "../grants/roles.ts";

/** The parsed command line. `files` are its positional arguments. */
export interface Arguments {
  files: readonly string[];
  /** The program that runs the command. */
  program: Program;
  port?: string | undefined;
  host?: string[] | undefined;
  data?: string | undefined;
  database?: string | undefined;
  assets?: string | undefined;
  origin?: string[] | undefined;
  "sign-in-origin"?: string[] | undefined;
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
  backup?: string | undefined;
  "backup-days"?: string | undefined;
  at?: string | undefined;
  author?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  force?: boolean | undefined;
  history?: boolean | undefined;
  missing?: boolean | undefined;
  "allow-failing-assets"?: boolean | undefined;
  seed?: string | undefined;
  empty?: boolean | undefined;
  ephemeral?: boolean | undefined;
}

/** Throws an `Error` with a message for the user if the command fails. */
export type Command = (given: Arguments) => Promise<void>;

/** A program that runs the lake's commands: `content-lake`, or a project's own with more commands and other defaults. */
export interface Program {
  /** The program's name in help and error messages: `npm run lake --`. */
  name: string;
  /** The data folder of commands without `--data`. */
  dataDir: string;
  /** Describes `dataDir` in the help. */
  dataDirHelp: string;
  /** The project ID of commands without `--project`. */
  projectId: string;
  /** Name of the environment variable with the secret of `serve --webhook`. */
  webhookSecret: string;
  /** Further commands by name. */
  commands: Readonly<Record<string, Command>>;
  /** Called before each command. Throws an `Error` with a message for the user if it must not run. */
  beforeCommand?: () => void;
  /** The options of the further commands, without `--`. */
  commandOptions: Readonly<Record<string, readonly string[]>>;
  /** The help of the further commands, as lines that end with a line break. */
  commandsHelp: string;
}

export function dataFolder({ data, program }: Arguments): string {
  return data ?? program.dataDir;
}

/** Throws an `Error` with the possible roles if `--role` is missing, or if these holders can't have the role. */
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
