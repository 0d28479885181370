import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { dataFolder, type Stack } from "../../support/stack/stack.ts";

const lock = z.object({ services: z.array(z.object({ name: z.string(), pid: z.number() })) });

/** The services' names in the launcher's lock file. */
const names = { site: "The site", lake: "The content lake" } as const;

/** Returns the process id of a service of a running stack. */
export function servicePid(stack: Stack, name: "site" | "lake"): number {
  const file = join(dataFolder(stack), "launcher.lock");
  const { services } = lock.parse(JSON.parse(readFileSync(file, "utf8")));
  const found = services.find((service) => service.name === names[name]);
  if (found) return found.pid;
  throw new Error(`${file} names no ${name}: ${services.map((each) => each.name).join(", ")}`);
}

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
