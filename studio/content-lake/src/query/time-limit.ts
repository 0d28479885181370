import { createContext, Script } from "node:vm";
import { dataError, type LakeError } from "../lake-error.ts";

/** Time limits of a query in milliseconds. Pauses, in which other requests run, don't count. */
export interface TimeLimit {
  /** Limit for the whole query. */
  total: number;
  /** Limit for evaluating one piece of a list. Meanwhile, no other request can run. */
  piece: number;
  /** Limit for sorting a list, which can't be done in pieces. */
  sort: number;
}

/** Milliseconds of work after which a query pauses, so that other requests can run. */
export const turn = 10;

/** Default limits: enough to scan 100,000 documents many times over. */
export const defaultTimeLimit: TimeLimit = { total: 10_000, piece: 1_000, sort: 3_000 };

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
  const answer: { value?: T } = {};
  room.work = () => {
    answer.value = work();
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
  if (!("value" in answer)) throw new Error("The work under a time limit ended without a result");
  return answer.value;
}

/** Returns the CPU time of this thread in milliseconds. On a busy machine it is far less than the elapsed time. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function timeExceeded(): LakeError {
  const description =
    "The query took too long and was stopped. Filter by _type, _id, slug.current or references() first, " +
    "or request fewer documents at once";
  return dataError(400, "queryTimeoutError", description);
}

/** Measures the time that a query has used, without its pauses. */
export class QueryClock {
  readonly #limit: TimeLimit;
  #used = 0;
  #since = performance.now();

  constructor(limit: TimeLimit) {
    this.#limit = limit;
  }

  /**
   * Returns the milliseconds since the last pause. Throws a 400 if the query has used up its total
   * time, or has run too long without a pause.
   */
  get inTurn(): number {
    const taken = performance.now() - this.#since;
    const isUp = this.#used + taken > this.#limit.total || taken > this.#limit.sort + turn;
    if (isUp) throw timeExceeded();
    return taken;
  }

  /** Returns how many milliseconds remain for the next piece of a list, or for sorting a list. */
  left(kind: "piece" | "sort" = "piece"): number {
    return Math.min(this.#limit[kind], this.#limit.total - this.#used - this.inTurn);
  }

  pause(): void {
    this.#used += performance.now() - this.#since;
  }

  resume(): void {
    this.#since = performance.now();
  }
}
