import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..", "..", "..");

/** Folder of all files that the tests write. It can be deleted at any time. */
export const scratch = join(root, ".marquee", "test");

/** The built studio, which all stacks share. */
export const studioFolder = join(scratch, "studio");

/** Path of a test runner's report. `run.ts` counts the tests in the reports. */
export const reportFile = (runner: "vitest" | "playwright") =>
  join(scratch, "reports", `${runner}.json`);
