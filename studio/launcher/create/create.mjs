#!/usr/bin/env node
// Plain JavaScript without dependencies, because npm runs it by itself, on the Node.js that is there.
// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";

const SMALLEST_NODE = [20, 9];

const usage = `Usage: npm create marquee FOLDER -- --from SOURCE [--version 0.2.0] [--sample nightlight]
SOURCE is the address of Marquee's repository, or a bundle of it.`;

/** Files of a release that are the owner's in a project. `studio/launcher/update/release-commit.ts` has the same. */
const REPLACED = ["README.md", "LICENSE"];

/** Name the release and its tree in the message of its commit, for updates (`studio/launcher/update/releases.ts`). */
const RELEASE_TRAILER = "Marquee-Release";
const TREE_TRAILER = "Marquee-Tree";

/**
 * @param {string} folder
 * @param {...string} command
 * @returns {string} what git printed
 */
function git(folder, ...command) {
  const options = { cwd: folder, encoding: /** @type {const} */ ("utf8"), maxBuffer: 1 << 28 };
  const { status, stdout, stderr, error } = spawnSync("git", command, {
    ...options,
    env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" },
  });
  if (error) throw new Error("There is no git. Install it, and run the command again.");
  if (status !== 0) throw new Error(`git ${command[0]}: ${(stderr || stdout).trim()}`);
  return stdout.trimEnd();
}

/**
 * @param {string} source
 * @returns {string[]} the versions of the releases, the oldest first
 */
function versionsAt(source) {
  const tags = git(".", "ls-remote", "--tags", "--refs", "--", source);
  const versions = [...tags.matchAll(/refs\/tags\/v(\d+)\.(\d+)\.(\d+)$/gm)].map((match) =>
    match.slice(1).map(Number),
  );
  const compared = versions.toSorted((one, other) => {
    const at = one.findIndex((number, place) => number !== other[place]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
  return compared.map((numbers) => numbers.join("."));
}

/** @param {string} folder */
function requireEmpty(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another folder.`);
}

/**
 * Writes the owner's README and package.json in place of the product's.
 * @param {string} folder
 * @param {{ name: string, source: string, sample: string }} project
 */
function writeOwn(folder, { name, source, sample }) {
  const file = join(folder, "package.json");
  const text = readFileSync(file, "utf8");
  const changed = text
    .replace(/^ {2}"name": .*$/m, `  "name": ${JSON.stringify(name)},`)
    .replace(/^ {2}"description": .*\r?\n/m, "")
    .replace(/^ {2}"license": .*$/m, `  "license": "UNLICENSED",`);
  writeFileSync(file, changed);
  writeFileSync(join(folder, "marquee.json"), `${JSON.stringify({ source, sample }, null, 2)}\n`);
  const readme = `<!-- cspell:disable -->

# ${name}

A site on Marquee.

    npm start          # sets everything up and runs it
    npm run add        # adds a block or a language of your own
    npm run update     # takes a newer release of Marquee

What is in \`own/\` folders is ours; Marquee's own guides are in \`.github/\`.
`;
  writeFileSync(join(folder, "README.md"), readme);
}

/**
 * @param {string} folder
 * @param {{ source: string, version: string, sample: string }} choice
 */
function create(folder, { source, version, sample }) {
  mkdirSync(folder, { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "fetch", "--quiet", "--depth=1", "--no-tags", "--", source, `refs/tags/v${version}`);
  git(folder, "read-tree", "FETCH_HEAD");
  const present = git(folder, "ls-files", "--", ...REPLACED);
  if (present !== "") git(folder, "update-index", "--force-remove", "--", ...present.split("\n"));
  const tree = git(folder, "write-tree");
  const message = `Marquee ${version}\n\n${RELEASE_TRAILER}: ${version}\n${TREE_TRAILER}: ${tree}`;
  const base = git(folder, "commit-tree", tree, "-m", message);
  git(folder, "reset", "--quiet", "--hard", base);
  writeOwn(folder, { name: basename(folder), source, sample });
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", `Begin ${basename(folder)}`);
}

function run() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = SMALLEST_NODE;
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
    throw new Error(`Marquee needs Node.js ${SMALLEST_NODE.join(".")} or newer.`);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: "string" },
      version: { type: "string" },
      sample: { type: "string", default: "empty" },
    },
  });
  const [place] = positionals;
  if (place === undefined || positionals.length > 1 || values.from === undefined)
    throw new Error(usage);
  const folder = resolve(place);
  requireEmpty(folder);
  if (values.from.startsWith("-") || /\/\/[^/]*:[^/]*@/.test(values.from))
    throw new Error(
      "SOURCE is an address without a password, which would be stored in marquee.json. Use git's credential helper.",
    );
  const source = existsSync(values.from) ? resolve(values.from) : values.from;
  const versions = versionsAt(source);
  const version = values.version ?? versions.at(-1);
  if (version === undefined || !versions.includes(version))
    throw new Error(
      `There is no release ${version ?? ""} at ${source}. Releases: ${versions.join(", ") || "none"}.`,
    );
  const isNew = !existsSync(folder);
  try {
    create(folder, { source, version, sample: values.sample });
  } catch (error) {
    // Leaves nothing behind, so that the command can be run again.
    if (isNew) rmSync(folder, { recursive: true, force: true });
    else
      for (const each of readdirSync(folder))
        rmSync(join(folder, each), { recursive: true, force: true });
    throw error;
  }
  console.log(`Marquee ${version} in ${folder}. Next: cd ${place} && npm start`);
}

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
