import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { refuseNpmOptions } from "../studio/launcher/npm-options.ts";
import { ensureChromium } from "./support/browsers/chromium.ts";
import { ensureOtherEngines } from "./support/browsers/engines.ts";
import { changedTests } from "./support/changed-tests.ts";
import { endDescendantsOnStop } from "./support/end-descendants.ts";
import { findRestartedServices } from "./support/stack/lake-process.ts";
import { reportFile, root } from "./support/stack/places.ts";
import { useTemporaryFolder } from "./support/temporary-folder.ts";
import {
  addCounts,
  type Count,
  noTests,
  readPlaywrightCount,
  readVitestCount,
} from "./support/stack/reports.ts";

const usage =
  "Usage: npm test -- [--tier 1|2|all] [--only unit|e2e] [--workers 1] [--shard 1/4] [--report-flaky] [--changed [base] | filter …]";

/**
 * Tier 1, `npm test`, proves each requirement once. Tier 2 holds the tests with the tag `all`: engines, themes,
 * faults and other matrices. `npm run test:all` runs both.
 */
type Tier = "1" | "2" | "all";

/** The tests to run, and the number of parallel workers. */
type Choice = {
  tier: Tier;
  filters: string[];
  workers: string | undefined;
  /** The shard of the tests to run: `1/4` is the first quarter. */
  shard: string | undefined;
};

/** Vitest's arguments that select the tests of a tier. */
const unitTests: Record<Tier, readonly string[]> = {
  "1": ["--tags-filter=!all"],
  "2": ["--tags-filter=all"],
  all: [],
};

/** A test runner. `command` returns its command line, and `count` reads its report. */
type Suite = {
  key: "unit" | "e2e";
  name: string;
  command: (choice: Choice) => string[];
  count: () => Count;
};

const bin = (path: string) => join(root, "node_modules", path);

const suites = {
  unit: {
    key: "unit",
    name: "Unit and border tests",
    command: ({ filters, shard, tier }) => [
      bin("vitest/vitest.mjs"),
      "run",
      "--config=tests/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile("vitest")}`,
      ...unitTests[tier],
      ...(filters.length > 0 ? ["--passWithNoTests"] : []),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ...filters,
    ],
    count: () => readVitestCount(reportFile("vitest")),
  },
  e2e: {
    key: "e2e",
    name: "Browser tests",
    command: ({ filters, workers, shard }) => [
      bin("@playwright/test/cli.js"),
      "test",
      "--config=tests/e2e/playwright.config.ts",
      ...(filters.length > 0 ? ["--pass-with-no-tests"] : []),
      ...(workers === undefined ? [] : [`--workers=${workers}`]),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      // Records traces only in a filtered run, because recording takes a fifth of the browser's time.
      ...(filters.length > 0 ? ["--trace=retain-on-failure"] : []),
      ...filters,
    ],
    count: () => readPlaywrightCount(reportFile("playwright")),
  },
} satisfies Record<string, Suite>;

/** Returns the command-line arguments. Adds the default value `main` to a `--changed` without a value. */
function argumentsGiven(): string[] {
  const given = process.argv.slice(2);
  const at = given.indexOf("--changed");
  if (at >= 0 && (given[at + 1] ?? "-").startsWith("-")) given.splice(at + 1, 0, "main");
  return given;
}

const isTier = (text: string): text is Tier => Object.hasOwn(unitTests, text);

function chosen(): Choice & {
  run: Suite[];
  changed: string | undefined;
  /** Whether a flaky test is only reported. Otherwise it fails the run. */
  acceptsFlaky: boolean;
} {
  const options = {
    only: { type: "string" },
    workers: { type: "string" },
    shard: { type: "string" },
    changed: { type: "string" },
    tier: { type: "string" },
    "report-flaky": { type: "boolean", default: false },
  } as const;
  for (const script of ["test", "test:all", "test:e2e"]) {
    refuseNpmOptions(Object.keys(options), script);
  }
  const { values, positionals } = parseArgs({
    args: argumentsGiven(),
    allowPositionals: true,
    options,
  });
  if (values.changed !== undefined && positionals.length > 0) throw new Error(usage);
  // A filtered run uses one worker, because starting a second stack takes longer than it saves.
  const isNamed = positionals.length > 0;
  const { only, shard, changed, workers = isNamed ? "1" : undefined } = values;
  const acceptsFlaky = values["report-flaky"];
  // Named files run with all of their tests.
  const tier = values.tier ?? (isNamed ? "all" : "1");
  if (!isTier(tier)) throw new Error(`There is no tier "${tier}".\n${usage}`);
  const rest = { tier, filters: positionals, workers, shard, changed, acceptsFlaky };
  if (only === undefined) return { run: Object.values(suites), ...rest };
  if (only === "unit" || only === "e2e") return { run: [suites[only]], ...rest };
  throw new Error(`There is no suite "${only}".\n${usage}`);
}

/** Runs a suite to its end, on the same Node.js as this process. */
async function runSuite(suite: Suite, choice: Choice, chromium: string): Promise<Count> {
  const child = spawn(process.execPath, suite.command(choice), {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      MARQUEE_CHROMIUM: chromium,
      // Named files run with all of their tests, each with its usual amount of work.
      ...(choice.tier === "all" && choice.filters.length > 0 ? {} : { TEST_TIER: choice.tier }),
    },
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  const count = suite.count();
  const ranNothing = count.passed + count.failed === 0 && choice.filters.length === 0;
  // A suite counts as failed if it runs nothing, or if its runner fails without a failed test, for example because of
  // a broken setup. In the second case, the runner has printed the reason.
  const isBroken = (code !== 0 || ranNothing) && count.failed === 0;
  if (ranNothing) console.error(`${suite.name}: nothing was run.`);
  return isBroken ? { ...count, failed: 1, failures: [`${suite.name}: the runner failed`] } : count;
}

/** The count as a run prints it: `12 passed, 0 failed, 1 skipped`. */
function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function listTests(heading: string, tests: readonly string[]) {
  if (tests.length > 0) console.log(["", heading, ...tests.map((test) => `  ${test}`)].join("\n"));
}

async function main() {
  endDescendantsOnStop(findRestartedServices);
  useTemporaryFolder();
  const { run, changed, acceptsFlaky, ...choice } = chosen();
  const chromium = ensureChromium();
  // Installs the other engines before the workers start, because apt-get can't run twice at a time.
  if (choice.workers !== "1" && run.includes(suites.e2e)) ensureOtherEngines();
  for (const report of [reportFile("vitest"), reportFile("playwright")]) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  let total = noTests;
  const parts: string[] = [];
  const affected = changed === undefined ? undefined : changedTests(changed);
  for (const [index, suite] of run.entries()) {
    const filters = affected?.[suite.key] ?? choice.filters;
    if (affected && filters.length === 0) {
      console.log(`\n${suite.name}: the changes since ${changed} affect none.`);
      continue;
    }
    console.log(`\nPart ${index + 1} of ${run.length}: ${suite.name}`);
    const started = performance.now();
    const count = await runSuite(suite, { ...choice, filters }, chromium);
    total = addCounts(total, count);
    const minutes = ((performance.now() - started) / 60_000).toFixed(1);
    parts.push(`${suite.name}: ${minutes} min, ${describeCount(count)}`);
    console.log(`\n${parts.at(-1)}`);
  }
  listTests("Failed tests:", total.failures);
  listTests("Flaky tests, which failed before they passed:", total.flaky);
  console.log(`\n${parts.join("\n")}\n\n${describeCount(total)}`);
  const hasRunNothing = parts.length > 0 && total.passed === 0;
  const rejected = total.failed + (acceptsFlaky ? 0 : total.flaky.length);
  process.exitCode = rejected > 0 || hasRunNothing ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
