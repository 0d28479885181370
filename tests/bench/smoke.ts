/**
 * Whether this is a smoke run: `npm run bench -- <name> smoke`. It runs each measure once with little data, to show that
 * it still works. Its figures say nothing about performance.
 */
export const isSmoke = process.argv[3] === "smoke";

/** Returns the amount of rounds, data or time of a measure: `full`, or `smoke` in a smoke run. */
export const amount = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);
