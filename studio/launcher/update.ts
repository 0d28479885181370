import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { refuseNpmOptions } from "./npm-options.ts";
import { readSettings } from "./plan/environment.ts";
import { readProject } from "./project.ts";
import { copyContent, noteMerge, readNote, restoreContent } from "./update/content-copy.ts";
import { type Git, gitIn } from "./update/git.ts";
import {
  applyUpdate,
  describeUpdate,
  planUpdate,
  requireCommitted,
  requireNoConflicts,
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
  const note = readNote(data);
  if (note === null || note.merge === null) throw new Error("There is no update to undo.");
  requireCommitted(git);
  undoMerge(git, { merge: note.merge, before: note.before });
  const aside = restoreContent(data, note);
  console.log(
    `The project is as before the update, and so is its content. The content of after it is in ${aside}; delete that folder if nobody needs it.`,
  );
  process.exitCode = install() ? 0 : 1;
}

function update(
  git: Git,
  options: { from?: string | undefined; to?: string | undefined; status?: boolean | undefined },
): void {
  const found = planUpdate(git, { source: sourceOf(git, options.from), to: options.to });
  if (!("target" in found)) {
    console.log(`Marquee ${found.current} is the newest release.`);
    return;
  }
  console.log(describeUpdate(found));
  if (options.status === true) return;
  requireCommitted(git);
  requireNoConflicts(found);
  const data = dataFolder();
  const before = git("rev-parse", "HEAD");
  copyContent(data, before);
  noteMerge(data, applyUpdate(git, found));
  if (!install())
    throw new Error(
      `The packages can't be installed. Run the command again, or take the update back: npm run update -- --undo, or git reset --keep ${before}`,
    );
  const npm = process.env["npm_execpath"];
  const isSound = npm === undefined || succeeds(npm, "run", "check:sources");
  console.log(
    [
      "",
      `The project is on Marquee ${found.target}. The next npm start migrates the content.`,
      isSound
        ? "npm test runs the tests. To take the update back: npm run update -- --undo"
        : "The check found something: change it, or take the update back with npm run update -- --undo",
    ].join("\n"),
  );
  process.exitCode = isSound ? 0 : 1;
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
