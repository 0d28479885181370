import type { Role } from "../grants/role.ts";
import type { Roles } from "../grants/roles.ts";

export const options = {
  port: { type: "string" },
  host: { type: "string", multiple: true },
  data: { type: "string" },
  database: { type: "string" },
  assets: { type: "string" },
  origin: { type: "string", multiple: true },
  "sign-in-origin": { type: "string", multiple: true },
  bind: { type: "string" },
  webhook: { type: "string" },
  name: { type: "string" },
  email: { type: "string" },
  password: { type: "boolean" },
  role: { type: "string" },
  label: { type: "string" },
  url: { type: "string" },
  token: { type: "string" },
  dataset: { type: "string" },
  project: { type: "string" },
  "dry-run": { type: "boolean" },
  changed: { type: "boolean" },
  backup: { type: "string" },
  "backup-days": { type: "string" },
  at: { type: "string" },
  author: { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  force: { type: "boolean" },
  history: { type: "boolean" },
  missing: { type: "boolean" },
  "allow-failing-assets": { type: "boolean" },
  seed: { type: "string" },
  empty: { type: "boolean" },
  ephemeral: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Option = keyof typeof options;

/** Options of commands that send requests to a running lake. */
export const optionsOfClients = [
  "url",
  "token",
  "dataset",
  "project",
] as const satisfies readonly Option[];

/** Options of commands that change a lake's settings, in a folder or a database. */
const optionsOfSettings = ["data", "database"] as const satisfies readonly Option[];

const optionsByCommand: Readonly<Record<string, readonly Option[]>> = {
  serve: [
    "port",
    "host",
    "data",
    "database",
    "assets",
    "origin",
    "sign-in-origin",
    "bind",
    "webhook",
    "project",
    "backup",
    "backup-days",
    "seed",
    "empty",
    "ephemeral",
    "token",
    "dataset",
  ],
  token: ["role", "label", ...optionsOfSettings],
  editor: ["name", "email", "role", "password", ...optionsOfSettings],
  role: optionsOfSettings,
  dataset: optionsOfSettings,
  history: optionsOfSettings,
  import: ["history", "missing", "allow-failing-assets", ...optionsOfClients],
  export: ["history", ...optionsOfClients],
  backup: ["data"],
  restore: ["data", "at", "dataset", "dry-run"],
  undo: ["author", "since", "until", "force", "dry-run", ...optionsOfClients],
  assets: ["dry-run", ...optionsOfClients],
};

type Values = {
  [Name in keyof typeof options]?:
    | ((typeof options)[Name] extends { multiple: true }
        ? string[]
        : (typeof options)[Name] extends { type: "boolean" }
          ? boolean
          : string)
    | undefined;
};

/** The parsed command line: its options, and its positional arguments as `files`. */
export interface Arguments extends Values {
  files: readonly string[];
  program: Program;
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

/** The program of this package. */
export const contentLakeProgram: Program = {
  name: "content-lake",
  dataDir: process.env["CONTENT_LAKE_DATA"] ?? ".content-lake",
  dataDirHelp: ".content-lake, or CONTENT_LAKE_DATA",
  projectId: "local",
  webhookSecret: "CONTENT_LAKE_WEBHOOK_SECRET",
  commands: {},
  commandOptions: {},
  commandsHelp: "",
};

/** Throws an `Error` for an unknown option. Ignoring it would be dangerous: `import --dry-run` would import. */
export function checkOptions(program: Program, command: string, given: readonly string[]): void {
  const known: readonly string[] =
    optionsByCommand[command] ?? program.commandOptions[command] ?? [];
  const unknown = given.find((option) => !known.includes(option));
  if (unknown === undefined) return;
  const list = known.map((option) => `--${option}`).join(", ");
  throw new Error(`The command "${command}" has no option --${unknown}. Its options: ${list}.`);
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
