import { Worker, workerData } from "node:worker_threads";
import * as z from "zod";

/** Interval in ms in which a process measures its memory. A decoder fills up to 20 MB in this time. */
const interval = 10;

const watch = z.object({ watchedMemory: z.number() }).safeParse(workerData);

/**
 * Ends this process at once, with SIGKILL, when it takes more than `bytes` of memory. Measures it in a thread of its own,
 * because other code blocks the main thread.
 */
export function limitMemory(bytes: number): void {
  new Worker(import.meta.filename, { workerData: { watchedMemory: bytes } }).unref();
}

/** The peak of memory in bytes. Linux counts that of the process that started this one, too. */
const peak = () => process.resourceUsage().maxRSS * 1024;

if (watch.success) {
  const most = watch.data.watchedMemory;
  const mostPeak = Math.max(most, peak());
  setInterval(() => {
    // A busy machine may delay this thread until the memory is free again. The peak still shows it.
    const isOver = process.memoryUsage.rss() > most || peak() > mostPeak;
    if (isOver) process.kill(process.pid, "SIGKILL");
  }, interval);
}
