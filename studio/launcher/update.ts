import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { refuseNpmOptions } from "./npm-options.ts";
import { readSettings } from "./plan/environment.ts";
import { readProject } from "./project.ts";
import {
  copyContent,
  dropCopy,
  keepCopy,
  readNote,
  restoreContent,
  whileStopped,
} from "./update/content-copy.ts";
import { type Git, gitIn } from "./update/git.ts";
import {
  commitMerge,
  describeUpdate,
  planUpdate,
  requireCommitted,
  requireNoConflicts,
  takeMerge,
  undoMerge,
} from "./update/update.ts";

const root = join(import.meta.dirname, "../..");

const usage = `Usage: npm run update [-- --to VERSION] [--from SOURCE]
       npm run update -- --status [--from SOURCE]   what a newer release brings, and what would conflict
       npm run update -- --undo                     takes the last update back, content included
SOURCE is the address of Marquee's repository, or a bundle of it.`;

/** The data folder of `npm start`. */
function dataFolder(): string {
  const { values } = readSettings(root, process.env);
  return resolve(root, values.MARQUEE_DATA ?? ".marquee");
}

/** Returns where releases come from: `--from`, else what marquee.json says, else the remote "marquee". */
function sourceOf(git: Git, given: string | undefined): string {
  if (given !== undefined) return existsSync(given) ? resolve(given) : given;
  const remote = git.attempt("remote", "get-url", "marquee");
  const source = readProject(root).source ?? (remote.code === 0 ? remote.text : undefined);
  if (source !== undefined) return source;
  throw new Error(
    'Say where releases are: npm run update -- --from SOURCE. To say it once, write { "source": "…" } into marquee.json.',
  );
}

/** Runs a program of Node.js in the project, and returns whether it succeeded. */
const succeeds = (...command: string[]): boolean =>
  spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status === 0;

const install = (): boolean => succeeds("studio/launcher/install.mjs");

function undo(git: Git): void {
  const data = dataFolder();
  const note = readNote(data, git("rev-parse", "HEAD"));
  if (note === null) throw new Error("There is no update to undo.");
  requireCommitted(git);
  whileStopped(data, () => undoMerge(git, note));
  const aside = restoreContent(data, note);
  console.log(
    `The project is as before the update, and so is its content. The content of after it is in ${aside}; delete that folder if nobody needs it.`,
  );
  if (!install())
    throw new Error("The packages can't be installed: run npm start, which tries again.");
}

/** Installs the packages of a release that was taken, and checks the sources. */
function finish(version: string, before: string): void {
  if (!install())
    throw new Error(
      `The packages can't be installed. Run the command again to go on, or go back: git reset --keep ${before}, and then npm run update -- --undo for the content.`,
    );
  const npm = process.env["npm_execpath"];
  const isSound = npm === undefined || succeeds(npm, "run", "check:sources");
  console.log(
    [
      "",
      `The project is on Marquee ${version}. The next npm start migrates the content.`,
      isSound
        ? "npm test runs the tests. To take the update back: npm run update -- --undo"
        : "The check found something: change it, or take the update back with npm run update -- --undo",
    ].join("\n"),
  );
  process.exitCode = isSound ? 0 : 1;
}

type Choice = { from?: string | undefined; to?: string | undefined; status?: boolean | undefined };

function update(git: Git, choice: Choice): void {
  const found = planUpdate(git, { source: sourceOf(git, choice.from), to: choice.to });
  const data = dataFolder();
  const before = git("rev-parse", "HEAD");
  if (!("target" in found)) {
    console.log(`Marquee ${found.current} is the newest release.`);
    const note = readNote(data, before);
    if (choice.status !== true && note?.merge === before) finish(found.current, note.before);
    return;
  }
  console.log(describeUpdate(found));
  if (choice.status === true) return;
  requireCommitted(git);
  requireNoConflicts(found);
  const merge = commitMerge(git, found);
  copyContent(data, { before, merge });
  try {
    takeMerge(git, merge);
  } catch (error) {
    dropCopy(data);
    throw error;
  }
  keepCopy(data);
  finish(found.target, before);
}

try {
  const options = {
    from: { type: "string" },
    to: { type: "string" },
    status: { type: "boolean" },
    undo: { type: "boolean" },
  } as const;
  refuseNpmOptions(Object.keys(options), "update");
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length > 0) throw new Error(usage);
  const git = gitIn(root);
  if (values.undo === true) undo(git);
  else update(git, values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
