import { parseArgs } from "node:util";
import type { Arguments } from "./cli/arguments.ts";

const usage = `Usage: npm run lake -- <command>

  serve  --port N [--data DIR] [--origin URL]… [--host NAME]… [--bind ADDRESS] [--webhook URL]
         serves the lake on the loopback interface (--port 0: any free port) to pages of these origins;
         --host allows a proxy's host name; --bind allows other machines, which requires an editor with a password;
         --webhook calls a site after each publication, signed with SANITY_REVALIDATE_SECRET
         --database postgres://… shares the lake with other nodes, which all use that database;
         --assets DIR is the folder of images and files, which all nodes share
  token  --role viewer|editor|administrator|submission-writer|submission-worker [--data DIR] [--label TEXT] | list | revoke ID…
         creates and prints a token for the lake in that folder, running or not; lists or revokes tokens
  editor add --name NAME --email ADDRESS --role ROLE [--password] | list | password ADDRESS | remove ADDRESS
         manages the people who sign in to the studio; passwords are read from the terminal or standard input
  dataset list | public NAME | private NAME
         sets whether a dataset's published documents can be read without a token
  history [DAYS | everything]
         prints or sets how long the lake keeps the history of documents
  import FILE.tar.gz|FILE.ndjson|DIR --token T [--url URL] [--dataset NAME]
         imports an archive's documents, assets, comments and tasks into a running lake; can be repeated
  export FILE.tar.gz|FILE.ndjson --token T [--url URL] [--dataset NAME]
         exports a running lake's documents in Sanity's format; .tar.gz includes the assets, comments and tasks
  check  --token T [--url URL] [--dataset NAME]
         validates every document as the site does, and prints the problems: document, path, reason
  backup DIR [--data DIR]
         copies the whole lake, running or not, to a new folder that can be served
  migrate [--dry-run] --token T [--url URL] [--dataset NAME] | --project ID --dataset NAME --token T
         migrates blocks from earlier versions of the site, on the running lake or in a hosted Sanity project;
         --dry-run only prints the changes of each document. Create a backup first
  sample NAME|empty|remove [--dry-run] [--changed] --token T [--url URL] [--dataset NAME]
         replaces the sample site of a running lake, or removes it; --changed also replaces edited documents
  assets clean [--dry-run] --token T [--url URL] [--dataset NAME]
         deletes images and files of a running lake that no document refers to; --dry-run only lists them

token, editor, dataset and history change the lake in --database postgres://… if it is given.

Defaults: DIR is .marquee/lake, or lake in MARQUEE_DATA; URL is http://localhost:3400; T is SANITY_AUTH_TOKEN.`;

/** Each command imports only the modules that it needs. `token`, for example, starts three times as fast as `serve`. */
const commands = {
  serve: async (given: Arguments) => (await import("./cli/serve.ts")).serve(given),
  token: async (given: Arguments) => (await import("./cli/token.ts")).token(given),
  editor: async (given: Arguments) => (await import("./cli/editor.ts")).editor(given),
  dataset: async (given: Arguments) => (await import("./cli/dataset.ts")).dataset(given),
  import: async (given: Arguments) => (await import("./cli/import.ts")).importDataset(given),
  export: async (given: Arguments) => (await import("./cli/export.ts")).exportDataset(given),
  check: async (given: Arguments) => (await import("./cli/check.ts")).checkDataset(given),
  backup: async (given: Arguments) => (await import("./cli/backup.ts")).backUp(given),
  history: async (given: Arguments) => (await import("./cli/history.ts")).history(given),
  migrate: async (given: Arguments) => (await import("./cli/migrate.ts")).migrate(given),
  sample: async (given: Arguments) => (await import("./cli/sample.ts")).sample(given),
  assets: async (given: Arguments) => (await import("./cli/clean-assets.ts")).cleanAssets(given),
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string" },
      host: { type: "string", multiple: true },
      data: { type: "string" },
      database: { type: "string" },
      assets: { type: "string" },
      origin: { type: "string", multiple: true },
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
      help: { type: "boolean", short: "h" },
    },
  });
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) console.log(usage);
  else if (isCommand(name)) await commands[name]({ ...values, files: rest });
  else throw new Error(`Unknown command "${name}".\n\n${usage}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
