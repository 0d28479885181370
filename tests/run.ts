import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./support/chromium.ts";
import { reportFile, root } from "./support/places.ts";
import { addCounts, type Count, readPlaywrightCount, readVitestCount } from "./support/reports.ts";

const usage = "Usage: npm test -- [--only unit|e2e] [--workers 1] [filter …]";

/** A test runner: how it is called, and how its report is counted. */
type Suite = {
  name: string;
  command: (filters: string[], workers: string | undefined) => string[];
  count: () => Count;
};

const bin = (path: string) => join(root, "node_modules", path);

const suites = {
  unit: {
    name: "Unit and border tests",
    command: (filters) => [
      bin("vitest/vitest.mjs"),
      "run",
      "--config=tests/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile("vitest")}`,
      ...(filters.length > 0 ? ["--passWithNoTests"] : []),
      ...filters,
    ],
    count: () => readVitestCount(reportFile("vitest")),
  },
  e2e: {
    name: "Browser tests",
    command: (filters, workers) => [
      bin("@playwright/test/cli.js"),
      "test",
      "--config=tests/e2e/playwright.config.ts",
      ...(filters.length > 0 ? ["--pass-with-no-tests"] : []),
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
      ...filters,
    ],
    count: () => readPlaywrightCount(reportFile("playwright")),
  },
} satisfies Record<string, Suite>;

function chosen(): { run: Suite[]; filters: string[]; workers: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: "string" }, workers: { type: "string" } },
  });
  // A second stack costs more than it saves where only some of the tests are run.
  const { only, workers = positionals.length > 0 ? "1" : undefined } = values;
  const rest = { filters: positionals, workers };
  if (only === undefined) return { run: Object.values(suites), ...rest };
  if (only === "unit" || only === "e2e") return { run: [suites[only]], ...rest };
  throw new Error(`There is no suite "${only}".\n${usage}`);
}

/** Runs a suite to its end on this process's Node. */
async function runSuite(
  suite: Suite,
  { filters, workers }: Omit<ReturnType<typeof chosen>, "run">,
  chromium: string,
): Promise<Count> {
  console.log(`\n${suite.name}`);
  const child = spawn(process.execPath, suite.command(filters, workers), {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, MARQUEE_CHROMIUM: chromium },
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  const count = suite.count();
  const ranNothing = count.passed + count.failed === 0 && filters.length === 0;
  // A runner that fails without a failed test has said why above: a broken set-up, an error between two tests.
  const isBroken = (code !== 0 || ranNothing) && count.failed === 0;
  if (ranNothing) console.error(`${suite.name}: nothing was run.`);
  return isBroken ? { ...count, failed: 1 } : count;
}

async function main() {
  const { run, ...choice } = chosen();
  const chromium = ensureChromium();
  for (const report of [reportFile("vitest"), reportFile("playwright")]) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  let total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of run) total = addCounts(total, await runSuite(suite, choice, chromium));
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
