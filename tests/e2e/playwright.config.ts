import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, devices, type Project } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/browsers/chromium.ts";
import { reportFile, scratch } from "../support/stack/places.ts";
import { addressesOf, testStack, testStacks } from "../support/stack/stack.ts";

/** Tests that mostly wait for a service that is down. */
const waiting = /outages\.spec\.ts/;

/** Benchmarks, which take a whole processor, and tests that stop services. */
const disruptive = /(?:bench|faults|resilience)\.spec\.ts/;

/** Spec files whose tests all belong to tier 2. Their first line is the same tag as in Vitest's files. */
const secondTier = globSync("**/*.spec.ts", { cwd: import.meta.dirname })
  .filter((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8").startsWith("// @module-tag all\n"),
  )
  .map((file) => `**/${file}`);

/** The tier that `run.ts` selects. Without one, Playwright runs all tests. */
const tier = process.env["TEST_TIER"] ?? "all";

/**
 * Whether all tests of both tiers run. A third worker then runs the waiting tests, beside the two of the journeys, and
 * the disruptive ones follow the journeys.
 */
const isWhole =
  process.env["TEST_TIER"] === "all" && !process.argv.some((each) => each.startsWith("--shard"));

const isUnattended = Boolean(process.env["CI"]);
const isAlone = Boolean(process.env["MARQUEE_TEST_ATTACH"]) || availableParallelism() < 2;

/**
 * Browser tests in Chromium against the production build. Each worker has its own stack and runs its files one after
 * another, because the tests of a stack share its lake.
 */
export default defineConfig({
  testDir: ".",
  outputDir: join(scratch, "artifacts"),
  // `{arg}` begins with a folder for the version of Chromium, because text rendering differs between versions.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  globalSetup: "./launch.setup.ts",
  // One worker per stack. The suite is made for two processors.
  workers: isAlone ? 1 : isWhole ? testStacks.length : 2,
  fullyParallel: false,
  forbidOnly: isUnattended,
  // A retry tells a flaky test from a broken one. Both fail the run.
  retries: isUnattended ? 1 : 0,
  timeout: isUnattended ? 120_000 : 60_000,
  expect: {
    timeout: isUnattended ? 20_000 : 10_000,
    toPass: { intervals: [50, 100, 250] },
  },
  reporter: [["list"], ["json", { outputFile: reportFile("playwright") }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: addressesOf(testStack).site,
    locale: "en-GB",
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // `run.ts` overrides this option when it runs only some tests, and records a trace of each.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
  },
  // Projects begin in this order. Benchmarks and tests that stop services come last; in a run of all tests they need the
  // journeys to pass.
  projects: [
    ...projectsOf("outages", waiting, []).map((project) => inWholeRun(project, { workers: 1 })),
    ...projectsOf("journeys", /\.spec\.ts$/, [waiting, disruptive]).map((project) =>
      inWholeRun(project, { workers: 2 }),
    ),
    ...projectsOf("resilience", disruptive, []).map((project) =>
      inWholeRun(project, { workers: 2, dependencies: ["journeys"] }),
    ),
  ],
});

/** Adds properties to a project in a run of all tests. */
function inWholeRun(project: Project, added: Partial<Project>): Project {
  return isWhole ? { ...project, ...added } : project;
}

/** Returns the projects with the tests of the tier in some files. */
function projectsOf(name: string, files: RegExp, without: readonly RegExp[]): Project[] {
  const whole = { name, testMatch: files, testIgnore: [...without] };
  const partly = { ...whole, testIgnore: [...without, ...secondTier] };
  if (tier === "1") return [{ ...partly, grepInvert: /@all/ }];
  if (tier === "all") return [whole];
  const tagged = { name: `${name} of tier 2`, testMatch: secondTier };
  const isMatching = (file: string) => files.test(file) && !without.some((each) => each.test(file));
  return [
    { ...partly, grep: /@all/ },
    { ...tagged, testMatch: secondTier.filter(isMatching) },
  ];
}
