import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../support/chromium.ts";
import { reportFile, scratch } from "../support/places.ts";
import { addressesOf, testStack } from "../support/stack.ts";

const disruptive = /(?:faults|resilience)\.spec\.ts/;

/** Journeys in real Chromium against the production build of everything. One worker: they share one lake. */
export default defineConfig({
  testDir: ".",
  outputDir: join(scratch, "artifacts"),
  // Below it a folder for each version of Chromium: another draws letters another way.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  globalSetup: "./launch.setup.ts",
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  // On a shared machine a browser may be starved for longer than any fair limit; the list names what needed it.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: reportFile("playwright") }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: addressesOf(testStack).site,
    locale: "en-GB",
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments() },
  },
  // Projects run in this order: what stops services comes last.
  projects: [
    { name: "journeys", testIgnore: disruptive },
    { name: "resilience", testMatch: disruptive },
  ],
});
