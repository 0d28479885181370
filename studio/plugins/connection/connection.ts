import { BehaviorSubject, distinctUntilChanged, filter, map, pairwise } from "rxjs";

/** Time in ms after which a write without a response counts as delayed. */
const DELAYED = 3_000;

/** What the tab knows of its connection to the content service. */
export type ConnectionState = {
  /** Whether an event stream has lost its connection and is not back. */
  isLost: boolean;
  /** Number of writes without a response. */
  unsent: number;
  /** Number of these writes that have failed at least once, or that have waited for long. */
  delayed: number;
};

/** Creates the record of a tab's connection to the content service. Streams and requests report to it. */
export function createConnection() {
  const state = new BehaviorSubject<ConnectionState>({ isLost: false, unsent: 0, delayed: 0 });
  const lost = new Set<object>();
  const writes = new Map<object, { isDelayed: boolean }>();
  const report = () => {
    const delayed = [...writes.values()].filter(({ isDelayed }) => isDelayed).length;
    state.next({ isLost: lost.size > 0, unsent: writes.size, delayed });
  };
  return {
    state,
    /** Emits each time all streams are connected again. */
    restored: state.pipe(
      map(({ isLost }) => isLost),
      distinctUntilChanged(),
      pairwise(),
      filter(([before, now]) => before && !now),
    ),
    loseStream(stream: object): void {
      if (lost.has(stream)) return;
      lost.add(stream);
      report();
    },
    restoreStream(stream: object): void {
      if (lost.delete(stream)) report();
    },
    /** Registers a write until `end` is called. */
    beginWrite() {
      const write = { isDelayed: false };
      const delay = () => {
        if (write.isDelayed || !writes.has(write)) return;
        write.isDelayed = true;
        report();
      };
      const timer = setTimeout(delay, DELAYED);
      writes.set(write, write);
      report();
      return {
        delay,
        end(): void {
          clearTimeout(timer);
          if (writes.delete(write)) report();
        },
      };
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;

/** This tab's connection to the content service. */
export const connection = createConnection();
