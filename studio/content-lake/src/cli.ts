import { parseArgs } from "node:util";
import type { Arguments } from "./cli/arguments.ts";

const usage = `Usage: npm run lake -- <command>

  serve  --port N [--data DIR] [--origin URL]… [--host NAME]…
         serves the lake on the loopback interface (--port 0: any free one) to pages of these origins;
         --host adds a name that a proxy on this machine calls it by
  token  --role viewer|editor|administrator [--data DIR] [--label TEXT]
         prints a new token for the lake in that folder, running or not
  import FILE.ndjson|DIR --token T [--url URL] [--dataset NAME]
         puts documents and their assets into a running lake; doing it twice changes nothing more
  export FILE.ndjson --token T [--url URL] [--dataset NAME]
         writes every document of a running lake, one JSON line each

DIR is .marquee/lake unless MARQUEE_DATA or --data says otherwise; URL is http://localhost:3400; T may be in SANITY_AUTH_TOKEN.`;

/** Each command loads only what it needs: a token is made in a third of the time that serving takes to load. */
const commands = {
  serve: async (given: Arguments) => (await import("./cli/serve.ts")).serve(given),
  token: async (given: Arguments) => (await import("./cli/token.ts")).makeToken(given),
  import: async (given: Arguments) => (await import("./cli/import.ts")).importDataset(given),
  export: async (given: Arguments) => (await import("./cli/export.ts")).exportDataset(given),
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string" },
      host: { type: "string", multiple: true },
      data: { type: "string" },
      origin: { type: "string", multiple: true },
      role: { type: "string" },
      label: { type: "string" },
      url: { type: "string" },
      token: { type: "string" },
      dataset: { type: "string" },
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
