import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { portVariables } from "../../studio/launcher/plan/ports.ts";
import { root } from "../support/stack/places.ts";
import { addressesOf, testStack } from "../support/stack/stack.ts";
import { printMeasure, rounded } from "./figures.ts";

const PATIENCE = 15 * 60_000;

/** Returns the environment of a user's terminal, without npm's variables and this checkout's programs. */
function plainEnvironment(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^MARQUEE|^NODE/i.test(name) && name !== "PATH",
  );
  const path = (process.env["PATH"] ?? "").split(delimiter);
  return {
    ...Object.fromEntries(own),
    PATH: path.filter((folder) => !folder.includes("node_modules")).join(delimiter),
    [portVariables.site]: String(testStack.ports.site),
    [portVariables.studio]: String(testStack.ports.studio),
    [portVariables.lake]: String(testStack.ports.lake),
    [portVariables.auth]: String(testStack.ports.auth),
  };
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Runs `npm start` in a folder until the site responds with 200, then stops it with SIGINT. Returns seconds. */
async function timeStart(folder: string): Promise<number> {
  const began = Date.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: plainEnvironment(),
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(child, "close");
  try {
    while (!(await isUp(addressesOf(testStack).site))) {
      if (child.exitCode !== null) throw new Error("`npm start` ended before the site answered.");
      if (Date.now() - began > PATIENCE) throw new Error("The site did not answer in time.");
      await pause(100);
    }
    return (Date.now() - began) / 1000;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
  }
}

/**
 * Prints `start.first` and `start.second`: the time of `npm start` in a clean clone of the last commit, then of a
 * second start.
 */
export async function measureStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-start-"));
  try {
    execFileSync("git", ["clone", "--quiet", root, join(folder, "marquee")], { stdio: "inherit" });
    const first = await timeStart(join(folder, "marquee"));
    const second = await timeStart(join(folder, "marquee"));
    printMeasure(
      "start.first",
      rounded(first, 1),
      "s from a clean clone until the site answers 200",
    );
    printMeasure("start.second", rounded(second, 1), "s; nothing changed since the first");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
