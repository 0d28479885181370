import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

/** Number of tests by outcome. */
export type Count = { passed: number; failed: number; skipped: number };

const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** Counts vitest's JSON report. A file that failed to load, so that none of its tests failed, counts as one failure. */
export function readVitestCount(file: string): Count {
  const { data } = vitestReport.safeParse(read(file));
  if (!data) return nothing;
  const broken = data.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    passed: data.numPassedTests,
    failed: data.numFailedTests + broken.length,
    skipped: data.numPendingTests + data.numTodoTests,
  };
}

/** Counts Playwright's JSON report. In CI a test may pass on its second try; an error outside tests is a failure. */
export function readPlaywrightCount(file: string): Count {
  const { data } = playwrightReport.safeParse(read(file));
  if (!data) return nothing;
  const { expected, unexpected, flaky, skipped } = data.stats;
  return { passed: expected + flaky, failed: unexpected + data.errors.length, skipped };
}

/** The sum of two counts. */
export const addCounts = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
