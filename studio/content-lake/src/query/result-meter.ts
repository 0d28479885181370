import { getHeapStatistics } from "node:v8";
import { dataError, gatewayError, type LakeError } from "../lake-error.ts";

/** Limits of what one query may build and return. */
export interface ResultLimit {
  /** Objects, lists and primitive values that the query builds. A stored document counts as one. */
  nodes: number;
  /** Characters of the result's JSON. A query may join a text of this length, and texts of four times this length in total. */
  characters: number;
  /** Bytes by which the heap may grow during one piece of the evaluation (see `beginPiece`). */
  heapGrowth: number;
}

const mebibyte = 1024 * 1024;

/** Lower than the 500 MB of Sanity's cloud, because the lake holds every result, at times twice, in one process. */
export const defaultResultLimit: ResultLimit = {
  nodes: 5_000_000,
  characters: 64 * mebibyte,
  heapGrowth: 256 * mebibyte,
};

/** Maximum size of all results that the lake holds at once, in bytes. */
const poolCapacity = 512 * mebibyte;

/** Bytes that a query may hold without reserving them in the pool. */
const freeBytes = mebibyte;

/** Average memory of a node, in bytes. */
const nodeBytes = 48;

/** Milliseconds between two readings of the heap size, which take about 5 µs each. */
const probeInterval = 1;

export class ResultPool {
  readonly #capacity: number;
  #reserved = 0;

  constructor(capacity = poolCapacity) {
    this.#capacity = capacity;
  }

  get reserved(): number {
    return this.#reserved;
  }

  /** Throws a 503, which Sanity's clients retry, if other results have reserved too many bytes. */
  reserve(bytes: number): void {
    if (this.#reserved + bytes > this.#capacity) {
      const message = "The lake is processing too many large results. Retry in a second";
      throw gatewayError(503, "Service Unavailable", message);
    }
    this.#reserved += bytes;
  }

  release(bytes: number): void {
    this.#reserved -= bytes;
  }
}

/** Measures the memory of one query, and stops the query with a 400 if it exceeds its limit. */
export class ResultMeter {
  readonly #limit: ResultLimit;
  readonly #pool: ResultPool;
  #nodes = 0;
  #characters = 0;
  #reserved = 0;
  #joined = 0;
  #heap: number | undefined;
  #probedAt = 0;

  constructor(limit: ResultLimit, pool: ResultPool) {
    this.#limit = limit;
    this.#pool = pool;
  }

  /** `isShared` is true for parts that the query did not build; each of them counts as one node. */
  addBuilt(value: unknown, isShared: (part: object) => boolean): void {
    const remaining = this.#limit.nodes - this.#nodes;
    const count = countNodes(value, remaining, isShared);
    if (count > remaining) throw resultTooLarge();
    this.#nodes += count;
    this.#reserve();
  }

  get nodes(): number {
    return this.#nodes;
  }

  resetNodes(nodes: number): void {
    this.#nodes = nodes;
  }

  addText(length: number): void {
    this.#characters += length;
    if (this.#characters > this.#limit.characters) throw resultTooLarge();
    this.#reserve();
  }

  addJoined(length: number): void {
    const { characters } = this.#limit;
    this.#joined += length;
    if (length > characters || this.#joined > 4 * characters) throw resultTooLarge();
  }

  /** Begins a piece of the evaluation. A piece is synchronous, so nothing else allocates memory during it. */
  beginPiece(): void {
    this.#heap = undefined;
  }

  /** May be called for every item of a list: it reads the heap's size only once per `probeInterval`. */
  probe(): void {
    const now = performance.now();
    if (this.#heap !== undefined && now - this.#probedAt < probeInterval) return;
    this.#probedAt = now;
    const used = getHeapStatistics().used_heap_size;
    this.#heap ??= used;
    if (used - this.#heap > this.#limit.heapGrowth) throw resultTooLarge();
  }

  release(): void {
    this.#pool.release(this.#reserved);
    this.#reserved = 0;
  }

  #reserve(): void {
    const needed = this.#nodes * nodeBytes + this.#characters - freeBytes;
    if (needed <= this.#reserved) return;
    this.#pool.reserve(needed - this.#reserved);
    this.#reserved = needed;
  }
}

/**
 * Number of nodes above which the count of a value is remembered. A projection of a projection can contain a value
 * millions of times, which would take long to count one by one.
 */
const rememberedCount = 64;

/** Counts the nodes of a value. A shared part counts as one node. Stops as soon as the count exceeds the ceiling. */
function countNodes(
  value: unknown,
  ceiling: number,
  isShared: (part: object) => boolean,
  counts = new Map<object, number>(),
): number {
  if (typeof value !== "object" || value === null || isShared(value)) return 1;
  const before = counts.get(value);
  if (before !== undefined) return before;
  let count = 1;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const part of parts) {
    if (count > ceiling) return count;
    count += countNodes(part, ceiling - count, isShared, counts);
  }
  if (count > rememberedCount) counts.set(value, count);
  return count;
}

function resultTooLarge(): LakeError {
  const description =
    "The query's result is too large. Request fewer documents at once with a slice, " +
    "or fewer fields with a projection";
  return dataError(400, "queryResultTooLargeError", description);
}
