import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { answers } from "../../../studio/launcher/services/service.ts";
import { lakeCli, lakeFolder } from "./lake.ts";
import { root } from "./places.ts";
import { addressesOf, dataFolder, type Stack } from "./stack.ts";

const lock = z.object({ services: z.array(z.object({ name: z.string(), pid: z.number() })) });

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The lake process of a stack, which a test can kill and restart. */
export function lakeProcess(stack: Stack) {
  let own: ChildProcess | undefined;

  function currentPid(): number {
    if (own?.pid !== undefined) return own.pid;
    const file = join(dataFolder(stack), "launcher.lock");
    const { services } = lock.parse(JSON.parse(readFileSync(file, "utf8")));
    const found = services.find(({ name }) => name === "The content lake");
    if (found) return found.pid;
    throw new Error(`No lake is named in ${file}.`);
  }

  const isUp = () => answers(`${addressesOf(stack).lake}/v1/ping`);

  /** Starts the lake on the same data and port, and waits until it responds. */
  async function start(): Promise<void> {
    const { site, studio } = addressesOf(stack);
    const folder = ["--port", String(stack.ports.lake), "--data", lakeFolder(stack)];
    const origins = ["--origin", site, "--origin", studio];
    own = spawn(process.execPath, [lakeCli, "serve", ...folder, ...origins], {
      cwd: root,
      stdio: "ignore",
    });
    while (!(await isUp())) await pause(50);
  }

  return {
    start,

    /** Starts the lake if it does not respond. */
    async revive(): Promise<void> {
      if (!(await isUp())) await start();
    },

    /** Kills the lake with SIGKILL, like a power cut, and waits for the process to exit. */
    async kill(): Promise<void> {
      const pid = currentPid();
      process.kill(pid, "SIGKILL");
      while (isAlive(pid)) await pause(20);
    },

    /** Stops the process that this helper started, if any. */
    async stop(): Promise<void> {
      if (own?.exitCode !== null || own.signalCode !== null) return;
      const ended = once(own, "close");
      own.kill("SIGTERM");
      await ended;
    },
  };
}
