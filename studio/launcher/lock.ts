import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readJson } from "./plan/data-folder.ts";
import { isAlive } from "./services/process-group.ts";

const shape = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  services: z.array(z.object({ name: z.string(), pid: z.number().int(), command: z.string() })),
});
type Content = z.infer<typeof shape>;

/**
 * A lock on a data folder. It lists the processes of a start, so that the next start can stop them
 * after a crash.
 */
export type Lock = {
  addService(service: Leftover): void;
  release(): void;
};

/** A process of an earlier start that is still running. */
export type Leftover = { name: string; pid: number };

/** The lock, or the reason why it can't be acquired. `leftovers` are processes of an earlier start that still run. */
export type LockResult = { lock: Lock; leftovers: Leftover[] } | { problem: string };

/** Acquires the lock of a data folder. Takes over an existing lock if the process that holds it has exited. */
export function takeLock(folder: string): LockResult {
  const file = join(folder, "launcher.lock");
  const earlier = shape.safeParse(readJson(file)).data;
  if (earlier && earlier.pid !== process.pid && isLauncher(earlier.pid)) {
    return { problem: runningText(earlier, folder) };
  }
  const content: Content = { pid: process.pid, startedAt: new Date().toISOString(), services: [] };
  const write = () => writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
  if (!earlier) rmSync(file, { force: true });
  if (!create(file, content, earlier !== undefined)) {
    return {
      problem:
        "Another start of Marquee began at the same time. Wait until it is ready, or stop it.",
    };
  }
  const lock: Lock = {
    addService({ name, pid }) {
      content.services.push({ name, pid, command: commandOf(pid) });
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
  // Compares the command lines, because the operating system may have given the process id to another
  // program.
  const leftovers = (earlier?.services ?? []).filter(
    ({ pid, command }) => command !== "" && commandOf(pid) === command,
  );
  return { lock, leftovers };
}

/**
 * Creates the lock file. Returns false if the file exists and `takeOver` is false. Therefore only one
 * of two simultaneous starts gets the lock.
 */
function create(file: string, content: Content, takeOver: boolean): boolean {
  try {
    writeFileSync(file, JSON.stringify(content), { mode: 0o600, flag: takeOver ? "w" : "wx" });
    return true;
  } catch {
    return false;
  }
}

function runningText({ pid, startedAt }: Content, folder: string): string {
  const since = new Date(startedAt).toLocaleTimeString();
  return `Marquee is already running on ${folder} (process ${pid}, since ${since}). Stop it with Ctrl-C in its terminal, or with \`kill ${pid}\`. To run a second instance, set MARQUEE_DATA and the MARQUEE_PORT_… variables.`;
}

/**
 * Whether a process with this id is running and looks like a launcher. Checks the command line,
 * because the operating system may have given the id to another program.
 */
function isLauncher(pid: number): boolean {
  const command = commandOf(pid);
  return isAlive(pid) && (command === "" || command.includes("node"));
}

/** Returns the command line of a running process. Returns "" if it isn't running or if there is no `ps`. */
function commandOf(pid: number): string {
  try {
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}
