import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

/** Number of tests by outcome. `flaky` names the passed tests that failed at first. */
export type Count = { passed: number; failed: number; skipped: number; flaky: string[] };

const nothing: Count = { passed: 0, failed: 0, skipped: 0, flaky: [] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** A suite in Playwright's report: a test file, or a `describe` call in a test file. */
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/** A file that failed to load lists no failed tests, so it counts as one failure. */
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
    flaky: [],
  };
}

/** Returns file, line and title of the tests that passed after a retry. */
function flakyTests({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  const named = own.map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...named, ...suites.flatMap(flakyTests)];
}

/** A test that passed only on a retry counts as passed, and an error outside tests as a failure. */
export function readPlaywrightCount(file: string): Count {
  const { data } = playwrightReport.safeParse(read(file));
  if (!data) return nothing;
  const { expected, unexpected, flaky, skipped } = data.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + data.errors.length,
    skipped,
    flaky: data.suites.flatMap(flakyTests),
  };
}

export const addCounts = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: [...a.flaky, ...b.flaky],
});
