import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../support/places.ts";

const CONNECTIONS = 16;

const hasWrk = () => spawnSync("wrk", ["--version"]).error === undefined;

function wrk(url: string, seconds: number): number {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url];
  const printed = execFileSync("wrk", args, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`${url} failed:\n${printed}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

const autocannonReport = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

function autocannon(url: string, seconds: number): number {
  const program = join(root, "node_modules/autocannon/autocannon.js");
  const args = [program, "--json", `-c${CONNECTIONS}`, `-d${seconds}`, "-H"];
  const printed = execFileSync(process.execPath, [...args, "accept-encoding=gzip", url], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { requests, non2xx, errors } = autocannonReport.parse(JSON.parse(printed));
  if (non2xx + errors > 0) throw new Error(`${url} failed: ${non2xx} refusals, ${errors} errors.`);
  return requests.average;
}

/** Which program makes the load: `wrk` takes less of the machine, autocannon comes with the project. */
export const loadProgram = () => (hasWrk() ? "wrk" : "autocannon");

/** Requests per second that an address answers, asked over 16 connections as browsers ask (gzip). Throws on any failure. */
export function requestsPerSecond(url: string, seconds: number): number {
  return loadProgram() === "wrk" ? wrk(url, seconds) : autocannon(url, seconds);
}
