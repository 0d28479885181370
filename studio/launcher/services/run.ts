import { launch, type Launched } from "../launch.ts";
import { LaunchError } from "../launch-error.ts";
import type { Mode } from "../plan/launch-context.ts";
import { createProgress } from "../progress.ts";
import { startTable } from "../table.ts";

/** Runs Marquee in a terminal until it is stopped, and sets the process's exit code. */
export async function run(mode: Mode): Promise<void> {
  const interruption = new AbortController();
  const progress = createProgress(process.stdout);
  listenForSignals(interruption);
  progress.say({ start: "Marquee", dev: "Marquee (development)", build: "Building" }[mode]);
  try {
    const launched = await launch({ mode, progress, signal: interruption.signal });
    if (mode === "build") return await launched.stop();
    progress.say(startTable(launched.plan, launched.urls, launched.dataDir));
    const failure = await Promise.race([launched.ended, abortOf(interruption.signal)]);
    if (failure) progress.say(`\n${failure.message}\nStopping the other services.`);
    process.exitCode = failure ? 1 : 0;
    await stop(launched, progress.say);
  } catch (error) {
    if (interruption.signal.aborted) {
      progress.say("Stopped.");
      return;
    }
    progress.say(explain(error));
    process.exitCode = 1;
  }
}

/** Aborts on the first signal, and exits immediately on a second one. */
function listenForSignals(interruption: AbortController) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (interruption.signal.aborted && signal !== "SIGHUP") process.exit(1);
      interruption.abort();
    });
  }
}

function abortOf(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}

async function stop(launched: Launched, say: (text: string) => void): Promise<void> {
  say("\nStopping …");
  await launched.stop();
  say("Stopped.");
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof LaunchError)) return `\nMarquee can't start.\n${error.message}`;
  return ["", "Marquee can't start:", ...error.problems.map((text) => `  • ${text}`)].join("\n");
}
