import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { root } from "../support/stack/places.ts";

const CONNECTIONS = 16;

// `execFileSync` would block the event loop. Node.js would then not notice that the lake closes a connection, and would
// reuse that connection.
const run = promisify(execFile);

const hasWrk = () => spawnSync("wrk", ["--version"]).error === undefined;

type Headers = Readonly<Record<string, string>>;

async function wrk(url: string, seconds: number, headers: Headers): Promise<number> {
  const more = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...more, url];
  const { stdout: printed } = await run("wrk", args);
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`${url} failed:\n${printed}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

const autocannonReport = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

async function autocannon(url: string, seconds: number, headers: Headers): Promise<number> {
  const program = join(root, "node_modules/autocannon/autocannon.js");
  const more = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const args = [program, "--json", `-c${CONNECTIONS}`, `-d${seconds}`, ...more, url];
  const { stdout } = await run(process.execPath, args);
  const { requests, non2xx, errors } = autocannonReport.parse(JSON.parse(stdout));
  if (non2xx + errors > 0)
    throw new Error(`${url} failed: ${non2xx} error statuses, ${errors} connection errors.`);
  return requests.average;
}

/**
 * Returns `wrk` if it is installed, because it uses less CPU. Otherwise returns autocannon, a dependency of the project.
 */
export const loadProgram = () => (hasWrk() ? "wrk" : "autocannon");

/**
 * Returns the requests per second of a URL, over 16 connections, with gzip and the given headers. Throws if any request
 * fails.
 */
export function requestsPerSecond(
  url: string,
  seconds: number,
  more: Headers = {},
): Promise<number> {
  const headers = { "accept-encoding": "gzip", ...more };
  return loadProgram() === "wrk" ? wrk(url, seconds, headers) : autocannon(url, seconds, headers);
}
