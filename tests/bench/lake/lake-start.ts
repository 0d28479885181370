import { execFileSync } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const processes = amount(15, 1);

const program = join(import.meta.dirname, "first-query.ts");
const report = z.object({ load: z.number(), first: z.number() });

/**
 * Prints `lake.start.memory`: milliseconds from the call of `createContentLake({ memory: true })` to
 * the answer of the first query, in a process that has just loaded the package.
 */
export function measureLakeStart(): void {
  const starts = Array.from({ length: processes }, () =>
    report.parse(JSON.parse(execFileSync(process.execPath, [program], { encoding: "utf8" }))),
  );
  const first = starts.map((start) => start.first);
  const load = starts.map((start) => start.load);
  printMeasure(
    "lake.start.memory",
    rounded(median(first), 1),
    `ms, median of ${processes} processes (${spread(first, 1)}); loading the package before took ${rounded(median(load), 0)} ms`,
  );
}
