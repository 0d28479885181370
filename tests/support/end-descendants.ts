import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { onStop } from "../../studio/launcher/services/on-stop.ts";
import { isAlive } from "../../studio/launcher/services/process-group.ts";

const END_WITHIN = 8_000;

/** Exit code of an interrupted program, as shells report SIGINT. */
const INTERRUPTED = 130;

/** Returns the IDs of all processes that this process started, directly or not. */
function findDescendants(): number[] {
  const table = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" });
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = new Set([process.pid]);
  // The loop also visits the processes that it adds, because iterating a set includes them.
  for (const parent of found) {
    for (const [pid = 0, parentPid] of rows) if (parentPid === parent) found.add(pid);
  }
  found.delete(process.pid);
  return [...found];
}

function signalAll(processIds: readonly number[], signal: "SIGTERM" | "SIGKILL"): void {
  for (const pid of processIds.filter(isAlive)) process.kill(pid, signal);
}

/** Sends SIGTERM to all processes that this process started, and SIGKILL to those still running after eight seconds. */
async function endDescendants(findOthers: () => readonly number[]): Promise<void> {
  const processIds = [...findDescendants(), ...findOthers()];
  signalAll(processIds, "SIGTERM");
  const until = Date.now() + END_WITHIN;
  while (processIds.some(isAlive) && Date.now() < until) await pause(50);
  signalAll(processIds, "SIGKILL");
  // A test that is stopped may start its service again while it ends.
  signalAll(findOthers(), "SIGKILL");
}

/**
 * Ends all started processes, and then this one, when this one is stopped. Services run in process groups of their own,
 * which Ctrl-C doesn't reach. A second signal ends this process at once. `findOthers` returns the IDs of further processes
 * to end: a process is no descendant any more when the process that started it has exited.
 */
export function endDescendantsOnStop(findOthers: () => readonly number[] = () => []): void {
  let isEnding = false;
  onStop(() => {
    if (isEnding) process.exit(INTERRUPTED);
    isEnding = true;
    void endDescendants(findOthers).finally(() => process.exit(INTERRUPTED));
  });
}
