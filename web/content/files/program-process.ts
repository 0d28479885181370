import { buffer } from "node:stream/consumers";
import { isMainThread, Worker } from "node:worker_threads";
import * as z from "zod";
import { REFUSED } from "./programs.ts";

/** Interval in ms in which a process measures itself. A decoder fills up to 20 MB in this time. */
const CHECK = 10;

/** Watches the limits in a thread of its own, because a program blocks its main thread. */
function watchLimits(): void {
  const thread = new Worker(import.meta.filename, { argv: process.argv.slice(2, 3) });
  thread.unref();
}

const limitsShape = z.object({ seconds: z.number(), memory: z.number() });

/** The peak of memory in bytes. Linux counts that of the process that started this one, too. */
const peak = () => process.resourceUsage().maxRSS * 1024;

if (!isMainThread) {
  const { seconds, memory } = limitsShape.parse(JSON.parse(process.argv[2] ?? ""));
  const bytes = memory * 1024 * 1024;
  const mostPeak = Math.max(bytes, peak());
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isLate = user + system > seconds * 1_000_000;
    // A busy machine may delay this thread until the memory is free again. The peak still tells.
    const isOver = isLate || process.memoryUsage.rss() > bytes || peak() > mostPeak;
    // Not even a running decoder delays this signal.
    if (isOver) process.kill(process.pid, "SIGKILL");
  }, CHECK);
}

/** Runs a program that `run-program.ts` has started: passes it the file and the options, and writes its result. */
export async function serveProgram(
  read: (file: Buffer, options: unknown) => Promise<Uint8Array | string> | Uint8Array | string,
): Promise<void> {
  watchLimits();
  try {
    const file = await buffer(process.stdin);
    process.stdout.write(await read(file, JSON.parse(process.argv[3] ?? "{}")));
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = REFUSED;
  }
}
