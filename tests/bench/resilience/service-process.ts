import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, type Stack } from "../../support/stack/stack.ts";

/** Returns the resident memory of a process, in MB. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1_024;

/** Returns the size of a folder's files, in MB. A file that is deleted meanwhile counts as 0. */
export function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false }));
  return sizes.reduce((sum, stats) => sum + (stats?.size ?? 0), 0) / 1_048_576;
}

/** Returns the path of a service's log file. */
export const logOfService = (stack: Stack, name: "site" | "lake"): string =>
  join(dataFolder(stack), "logs", `${name}.log`);

/** Returns the log lines with control characters or invalid UTF-8, escaped for printing. */
export function rawLines(log: Buffer): string[] {
  // eslint-disable-next-line no-control-regex -- the pattern must match control characters
  const raw = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffd]/;
  const lines = log.toString("utf8").split("\n");
  return lines.filter((line) => raw.test(line)).map((line) => JSON.stringify(line.slice(0, 300)));
}
