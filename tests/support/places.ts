import { join, resolve } from "node:path";

/** The repository's root. */
export const root = resolve(import.meta.dirname, "..", "..");

/** Everything the tests write lies here; delete it to start afresh. */
export const scratch = join(root, ".marquee", "test");

/** Where a runner leaves its report for the count at the end. */
export const reportFile = (runner: "vitest" | "playwright") =>
  join(scratch, "reports", `${runner}.json`);
