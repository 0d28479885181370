import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { isAlive } from "../../../studio/launcher/services/process-group.ts";
import { isResponding } from "../../../studio/launcher/services/service.ts";
import { lakeCli, lakeFolder } from "./lake.ts";
import { root, scratch } from "./places.ts";
import {
  addressesOf,
  dataFolder,
  restartedLakeFile,
  restartedSiteFile,
  type Stack,
} from "./stack.ts";

const lock = z.object({
  services: z.array(z.object({ name: z.string(), pid: z.number(), command: z.string() })),
});

/** Path of the program that serves a site, in its command line. */
export const siteProgram = join(root, "web/server/serve.ts");

/** Returns the running lakes and sites that tests have restarted, which need not be descendants of the run. */
export const findRestartedServices = (folder = scratch): number[] =>
  globSync(`*/data/{${restartedLakeFile},${restartedSiteFile}}`, { cwd: folder }).flatMap(
    (file) => {
      const isLake = file.endsWith(restartedLakeFile);
      const command = isLake ? join(folder, dirname(file), "lake") : siteProgram;
      return runningPid(join(folder, file), command) ?? [];
    },
  );

/** Returns the process ID in a file, if that process runs `command`. By now, another process may have the ID. */
export function runningPid(file: string, command: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8"));
  return isAlive(pid) && commandOf(pid).includes(command) ? pid : undefined;
}

const commandOf = (pid: number) =>
  execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" }).trim();

function launchedService(stack: Stack, name: string) {
  const file = join(dataFolder(stack), "launcher.lock");
  const { services } = lock.parse(JSON.parse(readFileSync(file, "utf8")));
  const found = services.find((service) => service.name === name);
  if (found) return found;
  throw new Error(`The file ${file} contains no process of ${name}.`);
}

/** Returns the process ID of a running stack's lake or site, also after a test has restarted it. */
export function servicePid(stack: Stack, name: "site" | "lake"): number {
  const restarted =
    name === "lake"
      ? runningPid(join(dataFolder(stack), restartedLakeFile), lakeFolder(stack))
      : runningPid(join(dataFolder(stack), restartedSiteFile), siteProgram);
  return restarted ?? launchedService(stack, name === "lake" ? "The content lake" : "The site").pid;
}

export async function endProcess(pid: number, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  process.kill(pid, signal);
  while (isAlive(pid)) await pause(20);
}

/** Kills a service that the launcher has started, if it still runs, and waits for its process to exit. */
export async function endService(stack: Stack, name: string): Promise<void> {
  const { pid, command } = launchedService(stack, name);
  // By now, another process may have this ID.
  if (isAlive(pid) && commandOf(pid) === command) await endProcess(pid, "SIGKILL");
}

/**
 * The lake process of a stack, which a test can kill and restart. A restarted lake outlives the
 * test's process, because later tests use the lake. The stack's owner stops it.
 */
export function lakeProcess(stack: Stack) {
  /** File with the process ID of the lake that `start` has started. */
  const pidFile = join(dataFolder(stack), restartedLakeFile);

  const restartedPid = () =>
    existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8")) : undefined;

  async function end(pid: number, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    await endProcess(pid, signal);
    rmSync(pidFile, { force: true });
  }

  const isUp = () => isResponding(`${addressesOf(stack).lake}/v1/ping`);

  /** Starts the lake with the stack's data folder and port, and these options. Waits until the lake responds. */
  async function start(options: readonly string[] = []): Promise<void> {
    const { site, studio } = addressesOf(stack);
    const folder = ["--port", String(stack.ports.lake), "--data", lakeFolder(stack)];
    const origins = ["--origin", site, "--sign-in-origin", studio];
    const { pid } = spawn(process.execPath, [lakeCli, "serve", ...folder, ...origins, ...options], {
      cwd: root,
      stdio: "ignore",
      detached: true,
    });
    writeFileSync(pidFile, String(pid));
    while (!(await isUp())) await pause(50);
  }

  return {
    start,

    async revive(): Promise<void> {
      if (!(await isUp())) await start();
    },

    /** Kills the lake with SIGKILL, like a power cut, and waits for the process to exit. */
    kill: () => end(restartedPid() ?? launchedService(stack, "The content lake").pid, "SIGKILL"),

    async backedUp(backup: string): Promise<void> {
      const check = [lakeCli, "restore", backup, "--dry-run", "--data", lakeFolder(stack)];
      while (spawnSync(process.execPath, check, { stdio: "ignore" }).status !== 0) await pause(200);
    },

    /** Replaces the data of the lake, which must be down, by what its backup contains. */
    async restore(backup: string): Promise<void> {
      rmSync(lakeFolder(stack), { recursive: true, force: true });
      execFileSync(process.execPath, [lakeCli, "restore", backup, "--data", lakeFolder(stack)]);
    },

    async stop(): Promise<void> {
      const pid = restartedPid();
      if (pid !== undefined && isAlive(pid)) await end(pid, "SIGTERM");
    },
  };
}
