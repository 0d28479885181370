/** Time between two looks at the parent process, in ms. */
const LOOK_EVERY = 500;

/** Time in ms in which a repeated signal is the same one: npm passes on what its process group has received too. */
const SAME_WITHIN = 300;

/**
 * Calls `handleStop` for each SIGINT, SIGTERM and SIGHUP. Calls it with SIGTERM when the shell of `npm run` ends without
 * a signal to this process: npm sends the signal to this shell only, which doesn't pass it on (npm/cli#5776).
 */
export function onStop(handleStop: (signal: "SIGINT" | "SIGTERM" | "SIGHUP") => void): void {
  let stoppedAt = -Infinity;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      const isSame = performance.now() - stoppedAt < SAME_WITHIN;
      stoppedAt = performance.now();
      if (!isSame) handleStop(signal);
    });
  }
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    if (stoppedAt === -Infinity) handleStop("SIGTERM");
  }, LOOK_EVERY);
  timer.unref();
}
