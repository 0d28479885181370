/** A terminal or a log that progress is written to. */
export type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/**
 * Prints the progress of a start. On a terminal, the last line (the live line) lists the running
 * steps and is redrawn.
 */
export type Progress = {
  step<T>(names: StepNames, work: () => Promise<T>): Promise<T>;
  /** Prints a line above the live line. */
  print: (text: string) => void;
};

/** Texts of a step, for example "Building the site" while it runs and "Site built" afterwards. */
type StepNames = { doing: string; done: string };

/** Interval between redraws of the live line on a terminal, in ms. */
const LIVE_EVERY = 200;
/** Interval between lines about a running step when the output is a log, in ms. */
const LINE_EVERY = 10_000;
/** If a step takes less time than this, in ms, its duration isn't printed. */
const WORTH_NAMING = 950;

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`;

/** Returns the live line: each running step with its seconds, truncated to the terminal's width. */
export function liveText(
  running: readonly { doing: string; since: number }[],
  now: number,
  columns: number,
) {
  const text = running
    .map(({ doing, since }) => `${doing} ${Math.floor((now - since) / 1000)} s`)
    .join(" · ");
  return `  … ${text}`.slice(0, columns - 1);
}

/**
 * Creates a {@link Progress} that writes to `output`. On a terminal it draws a live line. Elsewhere
 * it writes a line about each running step every ten seconds.
 */
export function createProgress(output: Output, now: () => number = Date.now): Progress {
  const running = new Set<{ doing: string; since: number; reportedAt: number }>();
  const live = output.isTTY === true;
  let timer: NodeJS.Timeout | undefined;
  const clear = () => (live ? output.write("\r\u001B[2K") : undefined);
  const line = (text: string) => {
    clear();
    output.write(`${text}\n`);
  };
  const tick = () => {
    if (live) {
      output.write(`\r\u001B[2K${liveText([...running], now(), output.columns ?? 80)}`);
      return;
    }
    for (const step of running) {
      if (now() - step.reportedAt < LINE_EVERY) continue;
      step.reportedAt = now();
      line(`  … ${step.doing}, ${seconds(now() - step.since)}`);
    }
  };
  const watch = () => {
    if (running.size > 0) {
      timer ??= setInterval(tick, live ? LIVE_EVERY : 1_000).unref();
    } else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const step: Progress["step"] = async ({ doing, done }, work) => {
    const entry = { doing, since: now(), reportedAt: now() };
    running.add(entry);
    watch();
    try {
      const result = await work();
      const took = now() - entry.since;
      line(`  ✓ ${done}${took < WORTH_NAMING ? "" : ` (${seconds(took)})`}`);
      return result;
    } finally {
      running.delete(entry);
      watch();
      if (running.size === 0) clear();
    }
  };
  return { step, print: line };
}

export const silentProgress: Progress = {
  step: async (_, work) => work(),
  print: () => undefined,
};
