import { createContext, Script } from "node:vm";
import { dataError, type LakeError } from "../lake-error.ts";

/** What a query may take, in milliseconds of the lake's own work. */
export interface TimeLimit {
  /** In all. */
  total: number;
  /** In one piece that nothing else can come between. */
  piece: number;
}

/** Enough for a scan of 100,000 documents many times over. */
export const defaultTimeLimit: TimeLimit = { total: 10_000, piece: 3_000 };

const room: { work: () => unknown } = { work: () => undefined };
const context = createContext(room);
const script = new Script("work()");

/**
 * Runs synchronous work and cuts it off, wherever it is, after so many milliseconds: `match` and paths are regular
 * expressions that can take for ever, and no flag would be looked at. Costs 0.1 to 0.5 ms, the watching thread's start.
 * Throws the error of `timeExceeded` when the time is up.
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const answer: { value?: T } = {};
  room.work = () => {
    answer.value = work();
  };
  try {
    script.runInContext(context, { timeout: Math.max(1, Math.ceil(milliseconds)) });
  } catch (error) {
    // Not `instanceof Error`: it may come from the script's own world.
    const isTimeUp =
      typeof error === "object" &&
      error !== null &&
      "code" in error &&
      error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
    throw isTimeUp ? timeExceeded() : error;
  } finally {
    room.work = () => undefined;
  }
  if (!("value" in answer)) throw new Error("The watched work ended without an answer");
  return answer.value;
}

/** The refusal of a query that takes too long. */
function timeExceeded(): LakeError {
  const description =
    "The query took too long and was stopped. Filter by _type, _id, slug.current or references() first, " +
    "or ask for fewer documents at once";
  return dataError(400, "queryTimeoutError", description);
}

/** The time that a query has used; while others have their turn it stands still. */
export class QueryClock {
  readonly #limit: TimeLimit;
  #used = 0;
  #since = performance.now();

  constructor(limit: TimeLimit) {
    this.#limit = limit;
  }

  /** Milliseconds since the last pause. Throws the 400 when the time is up. */
  get inTurn(): number {
    const taken = performance.now() - this.#since;
    if (this.#used + taken > this.#limit.total) throw timeExceeded();
    return taken;
  }

  /** Milliseconds that the next piece may take. */
  get left(): number {
    return Math.min(this.#limit.piece, this.#limit.total - this.#used - this.inTurn);
  }

  /** Stops the clock; `resume` sets it going again. */
  pause(): void {
    this.#used += performance.now() - this.#since;
  }

  /** Begins a turn. */
  resume(): void {
    this.#since = performance.now();
  }
}
