import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { log } from "../../log.ts";
import { type ScriptWeights, WEIGHTS_FILE } from "./script-weights.ts";

const files = z.record(z.string(), z.number());
const shape: z.ZodType<ScriptWeights> = z.object({
  framework: z.number(),
  page: z.number(),
  parts: z.record(z.string(), z.object({ atOnce: files, later: files })),
});

/** Reads the script sizes of this build. Returns null when the site runs from source, or the file can't be read. */
export async function readScriptWeights(): Promise<ScriptWeights | null> {
  if (process.env.NODE_ENV !== "production") return null;
  const file = join(process.cwd(), process.env.MARQUEE_DIST ?? ".next", WEIGHTS_FILE);
  try {
    return shape.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    log.warn(
      `weights: ${file} can't be read, so pages are weighed without scripts: ${String(error)}`,
    );
    return null;
  }
}
