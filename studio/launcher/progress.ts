/** Where progress is written: a terminal, or a log. */
export type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };

/** Tells what a start does while it does it. */
export type Progress = {
  /** Runs `work` as a named step and says how long it took. */
  step<T>(names: StepNames, work: () => Promise<T>): Promise<T>;
  /** Prints a line of its own, above the live line. */
  say: (text: string) => void;
};

/** A step in two tenses: "Building the site" while it runs, "Site built" once it is done. */
type StepNames = { doing: string; done: string };

/** On a terminal the live line is drawn this often, elsewhere a running step gets a line this often, in ms. */
const LIVE_EVERY = 200;
const LINE_EVERY = 10_000;
/** A step that took less is not worth naming its seconds. */
const WORTH_NAMING = 950;

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 9_950 ? 1 : 0)} s`;

/** The text of the live line: each running step with its seconds, cut to the terminal's width. */
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

/** A progress that writes to `output`: a live line on a terminal, a line every ten seconds elsewhere. */
export function createProgress(output: Output, now: () => number = Date.now): Progress {
  const running = new Set<{ doing: string; since: number; told: number }>();
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
      if (now() - step.told < LINE_EVERY) continue;
      step.told = now();
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
    const entry = { doing, since: now(), told: now() };
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
  return { step, say: line };
}

/** A progress that says nothing, for tests and benchmarks. */
export const silentProgress: Progress = { step: async (_, work) => work(), say: () => undefined };
