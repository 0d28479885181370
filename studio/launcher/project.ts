import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const shape = z.object({
  /** Where releases come from: the address of Marquee's repository, or the path of a bundle. */
  source: z.string().optional(),
  /** The sample site with which a new data folder begins, or `empty`. */
  sample: z.string().optional(),
});

/** Reads `marquee.json`, which `npm create marquee` writes into a project. */
export function readProject(root: string): z.infer<typeof shape> {
  const file = join(root, "marquee.json");
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}
