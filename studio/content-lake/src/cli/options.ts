import type { Program } from "./arguments.ts";

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

/** Throws an `Error` for an unknown option. Ignoring it would be dangerous: `import --dry-run` would import. */
export function checkOptions(program: Program, command: string, given: readonly string[]): void {
  const known: readonly string[] =
    optionsByCommand[command] ?? program.commandOptions[command] ?? [];
  const unknown = given.find((option) => !known.includes(option));
  if (unknown === undefined) return;
  const list = known.map((option) => `--${option}`).join(", ");
  throw new Error(`The command "${command}" has no option --${unknown}. Its options: ${list}.`);
}
