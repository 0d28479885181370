import { setTimeout as pause } from "node:timers/promises";

/** The clock and the timer of a node, passed in so that a simulation can control them. */
export interface Timing {
  /** Milliseconds since an arbitrary moment. Never goes back. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** The timing of a real node. Its timers don't keep the process alive. */
export const realTiming: Timing = {
  now: () => performance.now(),
  sleep: async (milliseconds) => {
    await pause(milliseconds, undefined, { ref: false });
  },
};
