import type { Random } from "../support/random.ts";

export type Scheduler = ReturnType<typeof createScheduler>;

/**
 * Creates a clock that only the simulation advances, and the order in which everything continues. All choices come
 * from the random source, so the same seed gives the same run.
 */
export function createScheduler(random: Random) {
  let time = 0;
  const tasks: { at: number; run: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((run) => {
      tasks.push({ at: time + milliseconds, run });
    });
  /** Removes the earliest task. Among tasks of the same moment, the random source chooses. */
  const take = (end: number) => {
    const earliest = Math.min(...tasks.map(({ at }) => at));
    if (!(earliest <= end)) return undefined;
    const chosen = random.pick(tasks.filter(({ at }) => at === earliest));
    tasks.splice(tasks.indexOf(chosen), 1);
    return chosen;
  };
  return {
    now: () => time,
    sleep,
    /** Resolves after the duration of a message in a network: mostly short, at times long. */
    message: () => sleep(random.in(0.05) ? random.upTo(900) : random.upTo(12)),
    /** Advances the time until this moment, and runs what is due. */
    runUntil: async (end: number) => {
      for (let next = take(end); next; next = take(end)) {
        time = Math.max(time, next.at);
        next.run();
        // Lets everything that can continue without waiting do so.
        await new Promise((resolve) => setImmediate(resolve));
      }
      time = end;
    },
  };
}
