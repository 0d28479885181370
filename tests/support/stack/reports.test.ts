import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { addCounts, readPlaywrightCount } from "./reports.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const spec = (title: string, status: string) => ({
  title,
  file: "site/a.spec.ts",
  line: 7,
  tests: [{ status }],
});

function countOf(report: object) {
  const file = join(folder, "playwright.json");
  writeFileSync(file, JSON.stringify(report));
  return readPlaywrightCount(file);
}

test("names the tests that passed after a retry, also those in a describe", () => {
  const count = countOf({
    errors: [],
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        specs: [spec("is steady", "expected"), spec("is shaky", "flaky")],
        suites: [{ specs: [spec("is shaky inside", "flaky")] }],
      },
    ],
  });
  const flaky = ["site/a.spec.ts:7 is shaky", "site/a.spec.ts:7 is shaky inside"];
  expect(count).toEqual({ passed: 3, failed: 0, skipped: 0, flaky });
  expect(addCounts(count, count).flaky).toHaveLength(4);
});

test("counts an error outside of tests as a failure", () => {
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countOf({ errors: [{}], stats, suites: [] })).toMatchObject({ passed: 1, failed: 1 });
});
