import { resolve } from "node:path";
import { options, optionsOfClients } from "../content-lake/src/cli/arguments.ts";
import { runCommandLine } from "../content-lake/src/cli.ts";
import { refuseNpmOptions } from "../launcher/npm-options.ts";

const root = resolve(import.meta.dirname, "../..");

const commandsHelp = `  check  --token T [--url URL] [--dataset NAME]
         validates every document as the site does, and prints the problems: document, path, reason
  migrate [--dry-run] --token T [--url URL] [--dataset NAME] | --project ID --dataset NAME --token T
         migrates blocks from earlier versions of the site, on the running lake or in a hosted Sanity project;
         --dry-run only prints the changes of each document. Create a backup first
  sample NAME|empty|remove [--dry-run] [--changed] --token T [--url URL] [--dataset NAME]
         replaces the sample site of a running lake, or removes it; --changed also replaces edited documents
  sample save NAME --token T [--url URL] [--dataset NAME]
         saves the published content of a running lake as the sample site NAME, in studio/sample-sites
`;

/** Runs the content lake's commands, with Marquee's own commands and defaults: `npm run lake --`. */
await runCommandLine({
  name: "npm run lake --",
  // Relative to the repository, as for `npm start`, in whichever folder the program was started.
  dataDir: resolve(root, process.env["MARQUEE_DATA"] ?? ".marquee", "lake"),
  dataDirHelp: ".marquee/lake, or lake in MARQUEE_DATA",
  projectId: "marquee",
  webhookSecret: "SANITY_REVALIDATE_SECRET",
  beforeCommand: () => refuseNpmOptions(Object.keys(options), "lake"),
  commands: {
    check: async (given) => (await import("./check.ts")).checkDataset(given),
    migrate: async (given) => (await import("./migrate.ts")).migrate(given),
    sample: async (given) => (await import("./sample.ts")).sample(given),
  },
  commandOptions: {
    check: optionsOfClients,
    migrate: ["dry-run", ...optionsOfClients],
    sample: ["dry-run", "changed", ...optionsOfClients],
  },
  commandsHelp,
});
