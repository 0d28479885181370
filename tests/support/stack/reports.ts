import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";
import { root } from "./places.ts";

/** Number of tests by outcome, and the names of the failed tests and of the passed tests that failed at first. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
};

/** Maximum length of a failure's reason in the list of tests, in characters. */
const REASON_LENGTH = 160;

export const noTests: Count = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
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

/** Returns the beginning of a test's first error, which has the seed of a random test. A retry has another seed. */
function reasonOf([message]: readonly string[]): string {
  if (message === undefined) return "";
  const line = stripVTControlCharacters(message).replaceAll(/\s+/g, " ");
  return ` (${line.slice(0, REASON_LENGTH)})`;
}

/**
 * A file that failed to load lists no failed tests, so it counts as one failure. A passed test with an error passed on
 * a retry.
 */
export function readVitestCount(file: string): Count {
  const { data } = vitestReport.safeParse(read(file));
  if (!data) return noTests;
  const broken = data.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const tests = data.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      label: `${relative(root, name)} ${test.fullName}${reasonOf(test.failureMessages)}`,
    })),
  );
  return {
    passed: data.numPassedTests,
    failed: data.numFailedTests + broken.length,
    skipped: data.numPendingTests + data.numTodoTests,
    failures: [
      ...broken.map(({ name }) => relative(root, name)),
      ...tests.filter(({ status }) => status === "failed").map(({ label }) => label),
    ],
    flaky: tests
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ label }) => label),
  };
}

/** Returns file, line and title of the tests with a status. */
function testsWithStatus(wanted: string, { specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  const named = own.map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...named, ...suites.flatMap((suite) => testsWithStatus(wanted, suite))];
}

/** A test that passed only on a retry counts as passed, and an error outside tests as a failure. */
export function readPlaywrightCount(file: string): Count {
  const { data } = playwrightReport.safeParse(read(file));
  if (!data) return noTests;
  const { expected, unexpected, flaky, skipped } = data.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + data.errors.length,
    skipped,
    failures: [
      ...data.errors.map(() => "an error outside of tests, which the run printed"),
      ...data.suites.flatMap((suite) => testsWithStatus("unexpected", suite)),
    ],
    flaky: data.suites.flatMap((suite) => testsWithStatus("flaky", suite)),
  };
}

export const addCounts = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});
