import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
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
  let values: { hostname: string; port: string };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        hostname: { type: "string", short: "H", default: "localhost" },
        port: { type: "string", short: "p", default: "3000" },
      },
    }));
  } catch (error) {
    // The message of `parseArgs` names the option.
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${reason}\nUse: serve.ts [-H HOST] [-p PORT]` };
  }
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

/** Settings whose value is the path of a file or a folder. */
const pathSettings = [
  "MARQUEE_SITE_DATA",
  "GOOGLE_APPLICATION_CREDENTIALS",
  "OTEL_EXPORTER_OTLP_CERTIFICATE",
  "OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE",
  "OTEL_EXPORTER_OTLP_CLIENT_KEY",
];

/**
 * Returns the settings in `env` that are relative paths, as paths that stay valid when the process
 * changes its working directory from `cwd`.
 */
export function absolutePaths(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Record<string, string> {
  const set = pathSettings.flatMap((name) => {
    const path = env[name];
    return path === undefined || path === "" ? [] : [[name, resolve(cwd, path)]];
  });
  return Object.fromEntries(set);
}
