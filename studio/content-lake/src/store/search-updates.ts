import type { Store } from "./store.ts";

/** Pause in ms between two parts of the work, in which other requests run. */
const pause = 4;

/** Time in ms until the next attempt after an error, such as a full disk. */
const postponement = 10_000;

export interface SearchUpdates {
  /** Begins to work if there is something to do: call it after every commit. */
  start(): void;
  stop(): void;
}

/** Creates the updates of a store's full-text index, and begins with those that an earlier process has left. */
export function createSearchUpdates(store: Pick<Store, "updateSearch">): SearchUpdates {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = (milliseconds: number) => {
    if (isStopped) return;
    timer = setTimeout(work, milliseconds);
    // The next process does the work that this one leaves.
    timer.unref();
  };
  const work = () => {
    timer = undefined;
    try {
      if (store.updateSearch()) wait(pause);
    } catch (error) {
      console.error("The lake failed to update its full-text index:", error);
      wait(postponement);
    }
  };
  const start = () => {
    if (!timer) wait(0);
  };
  start();
  return {
    start,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
