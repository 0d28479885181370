// Plain JavaScript without dependencies, because it must run before packages are installed and on
// older versions of Node. It runs before most `npm run` scripts, so it must be fast if there is
// nothing to do (0.1 s).
// @ts-check
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..", "..");
const SMALLEST_NODE = [20, 9];

/** @returns {string | null} the reason why this Node can't start Marquee, or null */
function nodeProblem() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = SMALLEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return null;
  return [
    `Marquee requires Node.js ${SMALLEST_NODE.join(".")} or newer, but this is version ${process.versions.node}.`,
    "Install a current version from https://nodejs.org, open a new terminal and run the command again.",
  ].join("\n");
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/**
 * Whether node_modules matches package-lock.json, according to npm's own record. npm writes that
 * record last, so the record is missing or outdated after an interrupted install.
 * @returns {boolean}
 */
function isInstalled() {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record) || !existsSync(join(root, "node_modules", "node", "bin", "node"))) {
    return false;
  }
  const wanted = packagesIn(join(root, "package-lock.json"));
  const present = packagesIn(record);
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const isPackage = path.includes("node_modules/");
    // Accepts missing optional packages, because most of these are for other operating systems.
    return !isPackage || optional || (present[path] && present[path].version === version);
  });
}

/**
 * Installs the packages of package-lock.json. Hides npm's warnings about packages that require a
 * newer Node than the one that runs npm, because these packages run on the Node in node_modules.
 * @returns {Promise<number>} npm's exit code
 */
function install() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log("Installing packages (a minute or two the first time) …");
  const ticker = setInterval(() => console.log(`  still installing, ${seconds()}`), 15_000);
  // Uses `npm install`, because `npm ci` rejects a lock file without the optional packages of other
  // operating systems. Some registries lack these packages, so the lock file may lack them too.
  // `--no-save` leaves the lock file unchanged.
  const arguments_ = ["install", "--no-save", "--loglevel=error", "--no-audit", "--no-fund"];
  const npm = process.env.npm_execpath;
  // Uses the Node that runs npm. This process's Node may be in node_modules, which npm replaces.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const child = npm
    ? spawn(node, [npm, ...arguments_], { cwd: root, stdio: "inherit" })
    : spawn("npm", arguments_, { cwd: root, stdio: "inherit" });
  return new Promise((resolve) => {
    const settle = (/** @type {number} */ code) => {
      clearInterval(ticker);
      if (code === 0) console.log(`Packages installed in ${seconds()}.`);
      resolve(code);
    };
    child.once("error", (error) => {
      console.error(`npm could not be started: ${error.message}`);
      settle(1);
    });
    child.once("exit", (code) => settle(code ?? 1));
  });
}

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else if (!isInstalled()) {
  const code = await install();
  if (code !== 0) {
    console.error(
      "\nThe packages could not be installed (npm's own message is above).\n" +
        "Check the network and the registry (`npm ping`), then run the command again.\n" +
        "If that doesn't help, delete node_modules first.",
    );
    process.exitCode = code;
  }
}
