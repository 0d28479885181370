import { parseArgs } from "node:util";
import {
  checkOptions,
  contentLakeProgram,
  options,
  type Arguments,
  type Command,
  type Program,
} from "./cli/arguments.ts";

const usage = (program: Program) => `Usage: ${program.name} <command>

  serve  --port N [--data DIR] [--project ID] [--origin URL]… [--sign-in-origin URL]… [--host NAME]… [--bind ADDRESS]
         [--webhook URL]
         serves the lake on the loopback interface (--port 0: any free port) to pages of these origins;
         people sign in only at a --sign-in-origin, or without one at every --origin;
         --host allows a proxy's host name; --bind allows other machines, which requires an editor with a password;
         --webhook calls a site after each publication, signed with the secret in ${program.webhookSecret};
         --project sets the ID of the project that the lake serves
         --backup FOLDER|s3://BUCKET/PREFIX [--backup-days N] copies every change there within seconds, and deletes
         what no moment of the last 30 (N) days needs; S3 is set up with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
         AWS_REGION and, for services other than Amazon's, AWS_ENDPOINT_URL_S3
         --database postgres://… shares the lake with other nodes, which all use that database;
         --assets DIR|s3://BUCKET/PREFIX has the images and files, which all nodes share
  serve  --empty | --seed FILE --ephemeral [--token T] [--dataset NAME] [--port N] [--origin URL]…
         serves a lake in memory, for tests: with no documents, or with those of an archive;
         prints the token of an administrator, which is T if it is set
  token  --role ROLE [--data DIR] [--label TEXT] | list | revoke ID…
         creates and prints a token for the lake in that folder, running or not; lists or revokes tokens
  editor add --name NAME --email ADDRESS --role ROLE [--password] | list | role ADDRESS --role ROLE | password ADDRESS
         | remove ADDRESS
         manages the people who sign in to the studio; passwords are read from the terminal or standard input
  role   set FILE.json | list | remove NAME
         manages the roles of people and tokens; the lake has viewer, contributor, editor and administrator, and for
         tokens submission-writer and submission-worker
  dataset list | public NAME | private NAME
         sets whether a dataset's published documents can be read without a token
  history [DAYS | everything]
         prints or sets how long the lake keeps the history of documents
  import FILE.tar.gz|FILE.ndjson|DIR [--missing] [--allow-failing-assets] [--history] --token T [--url URL] [--dataset NAME]
         imports an archive's documents, assets, comments and tasks into a running lake; can be repeated;
         --missing imports only documents and assets that the lake lacks, and changes no other;
         --allow-failing-assets leaves out the images and files that are missing in the archive or broken, and lists them;
         --history also imports all transactions, into an empty dataset
  export FILE.tar.gz|FILE.ndjson [--history] --token T [--url URL] [--dataset NAME]
         exports a running lake's documents in Sanity's format; .tar.gz includes the assets, comments and tasks
  backup DIR [--data DIR]
         copies the whole lake, running or not, to a new folder that can be served
  restore FOLDER|s3://BUCKET/PREFIX [--data DIR] [--at TIME|TRANSACTION [--dataset NAME]] [--dry-run]
         restores what serve --backup copied: the newest state, or that of a time or after a transaction;
         DIR must be missing or empty; --dry-run only checks the whole backup
  undo TRANSACTION | --author ID|EMAIL --since TIME [--until TIME]  [--dry-run] [--force] --token T [--url URL] [--dataset NAME]
         reverts the documents of a transaction, or of all of an author's transactions in that time, with a new transaction;
         skips documents that were changed since, unless --force is set; --dry-run only lists the documents
  assets clean [--dry-run] --token T [--url URL] [--dataset NAME]
         deletes images and files of a running lake that no document refers to; --dry-run only lists them
${program.commandsHelp}
token, editor, role, dataset and history change the lake in --database postgres://… if it is given.

Defaults: DIR is ${program.dataDirHelp}; URL is http://localhost:3400; T is SANITY_AUTH_TOKEN.`;

/** Each command imports only the modules that it needs. `token`, for example, starts three times as fast as `serve`. */
const commands: Readonly<Record<string, Command>> = {
  serve: async (given: Arguments) => (await import("./cli/serve.ts")).serve(given),
  token: async (given: Arguments) => (await import("./cli/token.ts")).token(given),
  editor: async (given: Arguments) => (await import("./cli/editor.ts")).editor(given),
  role: async (given: Arguments) => (await import("./cli/role.ts")).role(given),
  dataset: async (given: Arguments) => (await import("./cli/dataset.ts")).dataset(given),
  import: async (given: Arguments) => (await import("./cli/import.ts")).importDataset(given),
  export: async (given: Arguments) => (await import("./cli/export.ts")).exportDataset(given),
  backup: async (given: Arguments) => (await import("./cli/backup.ts")).backUp(given),
  restore: async (given: Arguments) => (await import("./cli/restore.ts")).restore(given),
  undo: async (given: Arguments) => (await import("./cli/undo.ts")).undo(given),
  history: async (given: Arguments) => (await import("./cli/history.ts")).history(given),
  assets: async (given: Arguments) => (await import("./cli/clean-assets.ts")).cleanAssets(given),
};

/** Runs the command that the arguments of the process name. Prints errors and sets the exit code. */
export async function runCommandLine(program: Program = contentLakeProgram): Promise<void> {
  try {
    program.beforeCommand?.();
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options,
    });
    const [name, ...rest] = positionals;
    if (values.help || name === undefined) {
      console.log(usage(program));
      return;
    }
    const all = { ...commands, ...program.commands };
    const run = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!run) throw new Error(`Unknown command "${name}".\n\n${usage(program)}`);
    checkOptions(program, name, Object.keys(values));
    await run({ ...values, files: rest, program });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
