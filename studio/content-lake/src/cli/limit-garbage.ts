import { getHeapStatistics, setFlagsFromString } from "node:v8";

const mebibyte = 1024 * 1024;

/** Garbage in bytes that V8 should let accumulate before it collects the documents' part of the heap. */
const acceptedGarbage = 100 * mebibyte;

/** Lowest and highest growth of the heap in percent. Collecting more often than at 10 % takes too much time. */
const growth = { least: 10, most: 40 };

/** Milliseconds after which the limit is adapted to the size of the heap. */
const interval = 1_000;

/** Returns the percentage by which a heap may grow until the next collection, for the bytes in use after the last one. */
export function growthFor(bytes: number): number {
  const percentage = Math.round((acceptedGarbage / bytes) * 100);
  return Math.min(growth.most, Math.max(growth.least, percentage));
}

/**
 * Limits the memory that garbage takes. V8 would let it grow to a multiple of the documents, up to four times on a busy
 * machine.
 */
export function limitGarbage(): void {
  let current = 0;
  const adapt = () => {
    const percentage = growthFor(getHeapStatistics().used_heap_size);
    if (percentage !== current) setFlagsFromString(`--heap-growing-percent=${percentage}`);
    current = percentage;
  };
  adapt();
  setInterval(adapt, interval).unref();
}
