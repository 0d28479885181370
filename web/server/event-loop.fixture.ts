import { vi } from "vitest";

type Timer = { at: number; run: () => void };

/**
 * Replaces the timers of Node.js by an event loop with a clock of its own, in which time passes only by work and by
 * waiting. So a simulation of a busy server takes no time, and always has the same outcome.
 */
export function simulateEventLoop() {
  let time = 0;
  let used = 0;
  let timers: Timer[] = [];
  let immediates: (() => void)[] = [];
  const later = (run: () => void, ms = 0) => {
    const timer = { at: time + ms, run };
    timers.push(timer);
    return timer;
  };
  const soon = (run: () => void) => void immediates.push(run);
  vi.stubGlobal("setTimeout", later);
  // A timer that is due in this iteration is cleared too.
  vi.stubGlobal("clearTimeout", (timer?: Timer) => timer && (timer.run = () => {}));
  vi.stubGlobal("setImmediate", soon);

  function iterate(): void {
    const due = timers.filter(({ at }) => at <= time).toSorted((a, b) => a.at - b.at);
    timers = timers.filter(({ at }) => at > time);
    const now = [...due.map((timer) => () => timer.run()), ...immediates];
    immediates = [];
    for (const run of now) run();
    if (now.length === 0) time = Math.max(time, Math.min(...timers.map(({ at }) => at)));
  }

  return {
    now: () => time,
    used: () => used,
    later,
    soon,
    work(ms: number) {
      time += ms;
      used += ms;
    },
    runUntil(isOver: () => boolean) {
      while (!isOver()) iterate();
    },
  };
}
