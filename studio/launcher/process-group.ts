import { setTimeout as pause } from "node:timers/promises";

/** How long a process may take to end by itself after SIGTERM before it is killed, in ms. */
const END_WITHIN = 8_000;

/** Signals a whole process group; false when there is none any more. */
function signalGroup(pid: number, signal: "SIGTERM" | "SIGKILL"): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process group: asks, waits for its leader, then kills what is left of it. */
export async function endGroup(pid: number, gone: Promise<unknown>): Promise<void> {
  if (!signalGroup(pid, "SIGTERM")) return;
  const timer = new AbortController();
  await Promise.race([
    gone,
    pause(END_WITHIN, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  // Also after an orderly end: a grandchild may have stayed behind.
  signalGroup(pid, "SIGKILL");
  await gone;
}

/** Resolves when a process that is no child of ours is gone. */
export async function processGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(50);
}

/** Whether a process lives, be it another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
