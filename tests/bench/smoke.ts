/**
 * Whether this is a smoke run: `npm run bench -- <name> smoke`. A smoke run executes each measure once with little
 * data, to show that the measure still works. Its figures do not reflect performance.
 */
export const isSmoke = process.argv[3] === "smoke";

/** Returns the amount of rounds, data or time of a measure: `full`, or `smoke` in a smoke run. */
export const amount = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);
