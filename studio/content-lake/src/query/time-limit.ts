import { createContext, Script } from "node:vm";
import { dataError, type LakeError } from "../lake-error.ts";
import { processorTime } from "../processor-time.ts";

/** Limits of a query's CPU time in milliseconds. Pauses, in which other requests run, don't count. */
export interface TimeLimit {
  /** Limit for the whole query. */
  total: number;
  /** Limit for an expression that can't be evaluated in parts. Meanwhile, no other request can run. */
  piece: number;
  /** Time after which an expression that can be evaluated in parts is. If it is 0, every expression is. */
  attempt: number;
}

/** Milliseconds of work after which a query pauses, so that other requests can run. */
export const turn = 2;

/** Default limits: enough to scan 100,000 documents many times over. */
export const defaultTimeLimit: TimeLimit = { total: 10_000, piece: 100, attempt: 4 };

/** The value of work that was interrupted. */
export const timeIsUp = Symbol("time is up");

const room: { work: () => unknown } = { work: () => undefined };
const context = createContext(room);
const script = new Script("work()");

/**
 * Runs synchronous work and interrupts it after `milliseconds`. The work can't check the time
 * itself: groq-js evaluates `match` and paths with regular expressions, which can run forever. Each
 * call takes 0.1 to 0.5 ms longer than the work, because the timeout of `node:vm` starts a thread.
 * When the time is up, throws the error that `timeUp` returns. By default, this error is the 400
 * for a slow query.
 */
export function withinTime<T>(
  milliseconds: number,
  work: () => T,
  timeUp: () => Error = timeExceeded,
): T {
  const outcome: { value?: T } = {};
  room.work = () => {
    outcome.value = work();
  };
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(milliseconds)) });
  } catch (error) {
    // Doesn't use `instanceof Error`, because the error may belong to the script's own realm.
    const isTimeUp =
      typeof error === "object" &&
      error !== null &&
      "code" in error &&
      error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    throw isTimeUp ? timeUp() : error;
  } finally {
    room.work = () => undefined;
  }
  if (!("value" in outcome)) throw new Error("The work under a time limit ended without a result");
  return outcome.value;
}

export function exceedTime(): never {
  throw timeExceeded();
}

export function timeExceeded(): LakeError {
  const description =
    "The query took too long and was stopped. Filter by _type, _id, slug.current or references() first, " +
    "or request fewer documents at once";
  return dataError(400, "queryTimeoutError", description);
}

/**
 * Does what {@link withinTime} does, for a limit of CPU time. On a busy machine, the work may be interrupted earlier; it
 * is then repeated with more time. Returns {@link timeIsUp} if it used its time.
 */
export function withinProcessorTime<T>(milliseconds: number, work: () => T): T | typeof timeIsUp {
  const startedAt = processorTime();
  const interrupted = new Error("The time is up");
  for (let time = milliseconds; ; time *= 2) {
    try {
      return withinTime(time, work, () => interrupted);
    } catch (error) {
      if (error !== interrupted) throw error;
      // The last millisecond may not be complete.
      if (processorTime() - startedAt >= milliseconds * 0.8) return timeIsUp;
    }
  }
}

/** Measures the CPU time that a query has used. */
export class QueryClock {
  readonly #limit: TimeLimit;
  readonly #addWhole: (ms: number) => void;
  #used = 0;
  #since = processorTime();

  /** `addWhole` is called with the time of each expression that can't be evaluated in parts. */
  constructor(limit: TimeLimit, addWhole: (ms: number) => void = () => undefined) {
    this.#limit = limit;
    this.#addWhole = addWhole;
  }

  /** Ms since the last pause. Throws a 400 after the total time, or after too long without a pause. */
  get inTurn(): number {
    const spent = processorTime() - this.#since;
    const { total, piece, attempt } = this.#limit;
    const isUp = this.#used + spent > total || spent > 4 * piece + attempt + turn;
    if (isUp) throw timeExceeded();
    return spent;
  }

  get isDividing(): boolean {
    return this.#limit.attempt === 0;
  }

  /** Evaluates an expression. Returns {@link timeIsUp} if it takes so long that it should be evaluated in parts. */
  attempt<T>(work: () => T): T | typeof timeIsUp {
    if (this.isDividing) return timeIsUp;
    return withinProcessorTime(Math.min(this.#limit.attempt, this.#remaining), work);
  }

  /**
   * Evaluates an expression that can't be evaluated in parts, possibly more than once. Throws a 400 if it takes longer
   * than this number of pieces.
   */
  finish<T>(work: () => T, pieces = 1): T {
    const startedAt = processorTime();
    const value = withinProcessorTime(Math.min(this.#limit.piece * pieces, this.#remaining), work);
    this.#addWhole(processorTime() - startedAt);
    return value === timeIsUp ? exceedTime() : value;
  }

  get #remaining(): number {
    return this.#limit.total - this.#used - this.inTurn;
  }

  pause(): void {
    this.#used += processorTime() - this.#since;
  }

  resume(): void {
    this.#since = processorTime();
  }
}
