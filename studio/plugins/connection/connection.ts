import { BehaviorSubject, distinctUntilChanged, filter, map, pairwise } from "rxjs";

/** Time in ms after which a write without a response counts as slow. */
const SLOW = 3_000;

/** Why a write is not stored yet: it has no response, or the content service was too busy for it, or can't be reached. */
export type Delay = "slow" | "busy" | "unreachable";

/** What keeps changes from being stored now; the first that applies. */
export type Obstacle = "signedOut" | "unreachable" | "busy" | "slow";

export type ConnectionState = {
  /** Whether an event stream has lost its connection and is not back. */
  isLost: boolean;
  /** Whether the session has ended. Requests wait until the same person has signed in again. */
  isSignedOut: boolean;
  unsent: number;
  /** Null if changes are stored as usual. */
  obstacle: Obstacle | null;
};

const connected: ConnectionState = { isLost: false, isSignedOut: false, unsent: 0, obstacle: null };

/** Creates the record of a tab's connection to the content service. Streams and requests report to it. */
export function createConnection() {
  const state = new BehaviorSubject<ConnectionState>(connected);
  const lost = new Set<object>();
  const writes = new Map<object, { delay: Delay | null }>();
  let isSignedOut = false;
  const obstacle = (): Obstacle | null => {
    const delays = new Set([...writes.values()].map(({ delay }) => delay));
    if (isSignedOut) return "signedOut";
    if (lost.size > 0 || delays.has("unreachable")) return "unreachable";
    return delays.has("busy") ? "busy" : delays.has("slow") ? "slow" : null;
  };
  const report = () =>
    state.next({
      isLost: lost.size > 0,
      isSignedOut,
      unsent: writes.size,
      obstacle: obstacle(),
    });
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
    setSignedOut(next: boolean): void {
      if (next === isSignedOut) return;
      isSignedOut = next;
      report();
    },
    /** Registers a write until `end` is called. */
    beginWrite() {
      const write: { delay: Delay | null } = { delay: null };
      const delay = (reason: Delay) => {
        if (write.delay === reason || !writes.has(write)) return;
        write.delay = reason;
        report();
      };
      const timer = setTimeout(() => delay(write.delay ?? "slow"), SLOW);
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
