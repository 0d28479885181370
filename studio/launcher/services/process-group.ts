import { setTimeout as pause } from "node:timers/promises";

/** Time between SIGTERM and SIGKILL, in ms. */
const END_WITHIN = 8_000;

/** Sends a signal to a process group. Returns false if the group doesn't exist. */
function signalGroup(pid: number, signal: "SIGTERM" | "SIGKILL"): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Stops a process group. Sends SIGTERM, waits for the leader to exit, then kills the remaining processes. */
export async function endGroup(pid: number, gone: Promise<unknown>): Promise<void> {
  if (!signalGroup(pid, "SIGTERM")) return;
  const timer = new AbortController();
  await Promise.race([
    gone,
    pause(END_WITHIN, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
  // Sends the signal even if the leader has exited, because its children may still run.
  signalGroup(pid, "SIGKILL");
  await gone;
}

/** Resolves when the process has exited. Polls it, because only child processes emit an exit event. */
export async function processGone(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(50);
}

/** Whether a process is running, including processes of other users. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
