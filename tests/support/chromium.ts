import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** Names a Chromium for the tests where none is found by itself. */
const VARIABLE = "MARQUEE_CHROMIUM";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The Chromium of this machine: the one named in MARQUEE_CHROMIUM, the system's, or Playwright's. Null when there is none. */
function findChromium(): string | null {
  const named = process.env[VARIABLE];
  if (named) return named;
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const all = [...inPath, ...places, chromium.executablePath()];
  return all.find((path) => existsSync(path)) ?? null;
}

/** The Chromium that {@link findChromium} finds; throws when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path !== null) return path;
  throw new Error(
    `No Chromium was found: run the tests with \`npm test\`, which installs one, or name one in ${VARIABLE}.`,
  );
}

const isRoot = () => process.getuid?.() === 0;

/** Arguments for a browser that asks nothing of other hosts by itself; as root it can't have a sandbox. */
export function chromiumArguments(): string[] {
  return [
    ...(isRoot() ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

function installFromDebian(): boolean {
  if (!isRoot() || !run("apt-get", "--version")) return false;
  console.log("Installing Chromium with apt-get …");
  const options = ["-y", "-qq", "--no-install-recommends"];
  // Debian's Chromium brings no Arabic letters.
  return (
    run("apt-get", "update", "-qq") &&
    run("apt-get", "install", ...options, "chromium", "fonts-noto-core")
  );
}

function installFromPlaywright(): boolean {
  console.log("Installing Chromium with Playwright …");
  return run("npx", "playwright", "install", "chromium");
}

/** Sees to it that there is a Chromium: the system's, else Debian's package where we are root, else Playwright's. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  if (installFromDebian() || installFromPlaywright()) return chromiumPath();
  throw new Error(
    [
      "The browser tests need a Chromium, and none could be installed.",
      "Install it (Debian: `apt-get install chromium`; elsewhere Google Chrome will do),",
      `or name one in ${VARIABLE}, and run the command again.`,
    ].join("\n"),
  );
}
