import { parseArgs } from "node:util";
import type { Arguments } from "./cli/arguments.ts";

const usage = `Usage: npm run lake -- <command>

  serve  --port N [--data DIR] [--origin URL]… [--host NAME]… [--bind ADDRESS]
         serves the lake on the loopback interface (--port 0: any free one) to pages of these origins;
         --host adds a name that a proxy calls it by; --bind opens it to other machines, once an editor has a
         password
  token  --role viewer|editor|administrator [--data DIR] [--label TEXT] | list | revoke ID…
         prints a new token for the lake in that folder, running or not; shows or ends those there are
  editor add --name NAME --email ADDRESS --role ROLE [--password] | list | password ADDRESS | remove ADDRESS
         the people who sign in to the studio; a password is typed, or read from the standard input
  dataset list | public NAME | private NAME
         says whether a dataset's published documents can be read without a token
  history [DAYS | everything]
         says for how long the history is kept; documents stay
  import FILE.tar.gz|FILE.ndjson|DIR --token T [--url URL] [--dataset NAME]
         puts an archive's documents and assets into a running lake; doing it twice changes nothing more
  export FILE.tar.gz|FILE.ndjson --token T [--url URL] [--dataset NAME]
         writes a running lake's documents, in a .tar.gz with their assets: Sanity's own format
  check  --token T [--url URL] [--dataset NAME]
         reads every document as the site does, and prints what does not fit: document, path, reason
  backup DIR [--data DIR]
         copies the whole lake, running or not, to a new folder that it can be served from
  migrate [--dry-run] --token T [--url URL] [--dataset NAME] | --project ID --dataset NAME --token T
         brings blocks that an earlier version of the site stored up to date, on the running lake or in a project of
         Sanity's; --dry-run only shows what would change, document by document. Make a backup first
  sample remove [--dry-run] [--changed] --token T [--url URL] [--dataset NAME]
         takes the sample site out of a running lake; what somebody changed stays unless --changed is given
  assets clean [--dry-run] --token T [--url URL] [--dataset NAME]
         deletes the images and files of a running lake that no document refers to; --dry-run only names them

DIR is .marquee/lake unless MARQUEE_DATA or --data says otherwise; URL is http://localhost:3400; T may be in SANITY_AUTH_TOKEN.`;

/** Each command loads only the modules that it needs. `token` takes a third of the time that loading `serve` takes. */
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
  sample: async (given: Arguments) =>
    (await import("./cli/remove-sample.ts")).removeSampleSite(given),
  assets: async (given: Arguments) => (await import("./cli/clean-assets.ts")).cleanAssets(given),
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string" },
      host: { type: "string", multiple: true },
      data: { type: "string" },
      origin: { type: "string", multiple: true },
      bind: { type: "string" },
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
  else throw new Error(`There is no command "${name}".\n\n${usage}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
