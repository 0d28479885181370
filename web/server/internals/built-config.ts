import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

/** File with the resolved configuration, which `next build` of Next.js 16.4 writes. */
const FILE = "required-server-files.json";

/** Name of the variable from which Next.js reads its configuration instead of from `next.config.ts`. */
const VARIABLE = "__NEXT_PRIVATE_STANDALONE_CONFIG";

/**
 * Path of the page store. The build names it relative to its own folder, and Next.js resolves that
 * name against the folder in which the process was started.
 */
const pageStore = fileURLToPath(new URL("next-page-store.ts", import.meta.url));

const manifestShape = z.object({
  config: z.looseObject({ compress: z.boolean(), distDir: z.string() }),
});

/**
 * Makes Next.js start with the configuration of the build in the folder `build`, as the server of
 * its standalone output does. Otherwise Next.js would compile `next.config.ts` at each start, which
 * needs the compiler and a writable folder. `dist` is the build's folder relative to `web/`, because
 * tests copy builds. Returns a problem with its solution if the serving layer can't run the build.
 */
export function startWithBuiltConfig(build: string, dist: string): { problem: string } | null {
  const file = join(build, FILE);
  const manifest = manifestShape.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!manifest.success) {
    throw new Error(
      `${file} is not what Next.js 16.4 writes. Adapt server/internals/built-config.ts: ${z.prettifyError(manifest.error)}`,
    );
  }
  const { config } = manifest.data;
  // Such a build has the headers of the environment in which it was made.
  if (config.compress) {
    return {
      problem: `The site in ${build} was built without MARQUEE_SERVING_LAYER=1, so it contains the settings of one environment. Run "npm run build".`,
    };
  }
  process.env[VARIABLE] = JSON.stringify({ ...config, distDir: dist, cacheHandler: pageStore });
  return null;
}
