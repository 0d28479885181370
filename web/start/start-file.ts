import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { log } from "../runtime/log.ts";

/** File of a build that names the start script (`start/build-start.ts`). */
export const START_FILE = "start-script.json";

/** Returns the address of a build's start script. Null if the build has none: its pages then work as without script. */
export function readStartFile(build: string): string | null {
  const file = join(build, START_FILE);
  const address = z
    .string()
    .startsWith("/_next/static/")
    .safeParse(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);
  if (address.success) return address.data;
  log.error(`scripts: ${file} doesn't name a script, so pages have none. Build the site again.`);
  return null;
}
