import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { reportFile, scratch } from "../support/places.ts";
import { addressesOf, testStack, testStacks } from "../support/stack.ts";

const disruptive = /(?:faults|resilience)\.spec\.ts/;

const isUnattended = Boolean(process.env["CI"]);
const isAlone = Boolean(process.env["MARQUEE_TEST_ATTACH"]) || availableParallelism() < 2;

/**
 * Journeys in real Chromium against the production build of everything. Each worker has a stack of its own and runs
 * its files one after another: the tests of a stack share its lake.
 */
export default defineConfig({
  testDir: ".",
  outputDir: join(scratch, "artifacts"),
  // Below it a folder for each version of Chromium: another draws letters another way.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  globalSetup: "./launch.setup.ts",
  workers: isAlone ? 1 : testStacks.length,
  fullyParallel: false,
  forbidOnly: isUnattended,
  // On a shared machine a browser may be starved for longer than any fair limit; the list names what needed it.
  retries: isUnattended ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: reportFile("playwright") }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: addressesOf(testStack).site,
    locale: "en-GB",
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // A trace of every step takes a fifth of the browser's time.
    trace: isUnattended ? "on-first-retry" : "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
  },
  // Projects run in this order: what stops services comes last.
  projects: [
    { name: "journeys", testIgnore: disruptive },
    { name: "resilience", testMatch: disruptive },
  ],
});
