import type { Timing } from "../../src/nodes/timing.ts";
import type { Random } from "../support/random.ts";

interface Task {
  at: number;
  run: () => void;
}

/**
 * A clock that only the simulation advances, and the order in which everything continues. All
 * choices come from the random source, so the same seed gives the same run.
 */
export class Scheduler implements Timing {
  readonly #random: Random;
  readonly #tasks: Task[] = [];
  #time = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  now(): number {
    return this.#time;
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((run) => {
      this.#tasks.push({ at: this.#time + milliseconds, run });
    });
  }

  /** Resolves after the duration of a message in a network: mostly short, at times long. */
  message(): Promise<void> {
    return this.sleep(this.#random.in(0.05) ? this.#random.upTo(900) : this.#random.upTo(12));
  }

  /** Advances the time until this moment, and runs what is due. */
  async runUntil(end: number): Promise<void> {
    for (let next = this.#take(end); next; next = this.#take(end)) {
      this.#time = Math.max(this.#time, next.at);
      next.run();
      // Lets everything that can continue without waiting do so.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#time = end;
  }

  /** Removes the earliest task. Among tasks of the same moment, the random source chooses. */
  #take(end: number): Task | undefined {
    const earliest = Math.min(...this.#tasks.map(({ at }) => at));
    if (!(earliest <= end)) return undefined;
    const due = this.#tasks.filter(({ at }) => at === earliest);
    const chosen = this.#random.pick(due);
    this.#tasks.splice(this.#tasks.indexOf(chosen), 1);
    return chosen;
  }
}
