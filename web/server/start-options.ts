import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

export type StartOptions = { hostname: string; port: number };

/**
 * Parses the command line (`-H` host, `-p` port) and checks that `web` contains a build of the site. Returns where to
 * listen, or a problem with its solution.
 */
export function readStartOptions(
  args: readonly string[],
  web: string,
): StartOptions | { problem: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      hostname: { type: "string", short: "H", default: "localhost" },
      port: { type: "string", short: "p", default: "3000" },
    },
  });
  const { hostname } = values;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65_535) {
    return {
      problem: `The site can't listen on port "${values.port}": give a number from 1 to 65535.`,
    };
  }
  const build = process.env["MARQUEE_DIST"] ?? ".next";
  if (!existsSync(join(web, build, "BUILD_ID"))) {
    return {
      problem: `The site is not built: there is nothing in web/${build}. Run "npm run build".`,
    };
  }
  return { hostname, port };
}
