import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "./places.ts";
import { addCounts, readPlaywrightCount, readVitestCount } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const spec = (title: string, status: string) => ({
  title,
  file: "site/a.spec.ts",
  line: 7,
  tests: [{ status }],
});

function countOf(report: object, readCount = readPlaywrightCount) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return readCount(file);
}

test("names the browser tests that passed after a retry, also those in a describe", () => {
  const count = countOf({
    errors: [],
    stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
    suites: [
      {
        specs: [
          spec("is steady", "expected"),
          spec("is shaky", "flaky"),
          spec("is wrong", "unexpected"),
        ],
        suites: [{ specs: [spec("is shaky inside", "flaky")] }],
      },
    ],
  });
  const flaky = ["site/a.spec.ts:7 is shaky", "site/a.spec.ts:7 is shaky inside"];
  const failures = ["site/a.spec.ts:7 is wrong"];
  expect(count).toEqual({ passed: 3, failed: 1, skipped: 0, failures, flaky });
  expect(addCounts(count, count).flaky).toHaveLength(4);
});

test("counts an error outside of tests as a failure", () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countOf({ errors: [{}], stats, suites: [] })).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ["an error outside of tests, which the run printed"],
  });
});

test("names the unit tests that failed, the files that failed to load, and the tests that passed after a retry", () => {
  const result = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(root, "web/a.test.ts"),
        status: "failed",
        assertionResults: [
          result("is steady", "passed"),
          result("is shaky", "passed", ["Error: late\n  { seed: 7 }"]),
          result("is wrong", "failed", ["Error: wrong"]),
        ],
      },
      { name: join(root, "web/b.test.ts"), status: "failed", assertionResults: [] },
    ],
  };
  expect(countOf(report, readVitestCount)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    failures: ["web/b.test.ts", "web/a.test.ts is wrong (Error: wrong)"],
    flaky: ["web/a.test.ts is shaky (Error: late { seed: 7 })"],
  });
});
