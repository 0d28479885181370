import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readJson } from "./data-folder.ts";
import { isAlive } from "./process-group.ts";

const shape = z.object({
  pid: z.number().int(),
  startedAt: z.string(),
  services: z.array(z.object({ name: z.string(), pid: z.number().int(), command: z.string() })),
});
type Content = z.infer<typeof shape>;

/** A held lock on a data folder. It remembers the processes started under it, for a later start to clear up after a crash. */
export type Lock = {
  addService(service: Leftover): void;
  release(): void;
};

/** A process of an earlier start that is still there. */
export type Leftover = { name: string; pid: number };

/** The lock, or why it can't be had; `leftovers` are services of an earlier start that ended without stopping them. */
export type LockResult = { lock: Lock; leftovers: Leftover[] } | { problem: string };

/** Takes the lock of a data folder. A lock whose process is gone is taken over. */
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
      problem: "Another start of Marquee began at this very moment: let it go on, or stop it.",
    };
  }
  const lock: Lock = {
    addService({ name, pid }) {
      content.services.push({ name, pid, command: commandOf(pid) });
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
  // A process id may have been given to another program since: the command line must still be the same.
  const leftovers = (earlier?.services ?? []).filter(
    ({ pid, command }) => command !== "" && commandOf(pid) === command,
  );
  return { lock, leftovers };
}

/** Creates the file; only a takeover may overwrite, so that of two starts in the same moment one is refused. */
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
  return `Marquee is already running on ${folder} (process ${pid}, since ${since}). Stop it with Ctrl-C in its terminal, or with \`kill ${pid}\`; to run a second one beside it, set MARQUEE_DATA and the MARQUEE_PORT_… variables.`;
}

/** Whether the process lives and may be a launcher; an id given to some other program since is not one. */
function isLauncher(pid: number): boolean {
  const command = commandOf(pid);
  return isAlive(pid) && (command === "" || command.includes("node"));
}

/** The command line of a running process, or "" when there is none (or no `ps`). */
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
