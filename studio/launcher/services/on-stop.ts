/** Time between two looks at the parent process, in ms. */
const LOOK_EVERY = 500;

/**
 * Calls `handleStop` for each SIGINT, SIGTERM and SIGHUP. Calls it with SIGTERM when the shell of `npm run` ends: npm
 * sends the signal to this shell only, which doesn't pass it on (npm/cli#5776).
 */
export function onStop(handleStop: (signal: "SIGINT" | "SIGTERM" | "SIGHUP") => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => handleStop(signal));
  }
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handleStop("SIGTERM");
  }, LOOK_EVERY);
  timer.unref();
}
