import { readFileSync, rmSync } from "node:fs";
import {
  newFolder,
  serveLakeProcess,
  tokenFor,
} from "../../../studio/content-lake/tests/support/served-lake.ts";
import { lakeRequest } from "../../fuzz/lake-requests.ts";
import { runFuzz } from "../../fuzz/run-fuzz.ts";
import { siteRequest, type SiteParts } from "../../fuzz/site-requests.ts";
import { readSecrets } from "../../../studio/launcher/plan/data-folder.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { dataFolder, testStack } from "../../support/stack/stack.ts";
import { memberTokens, openSession, unsignedSession } from "../../support/members/tokens.ts";
import { printMeasure, rounded } from "../figures.ts";
import { servicePid } from "../../support/stack/lake-process.ts";
import { logOfService, memoryOf, rawLines } from "./service-process.ts";

const REQUESTS = { lake: 100_000, site: 50_000 };
const SEED = 6;

/** Maximum number of faults to print per cause, and the maximum length of each in characters. */
const EXAMPLES = 5;
const MAX_FAULT = 300;

/** Number of memory samples per run. */
const LOOKS = 10;

type Run = Pick<Parameters<typeof runFuzz>[0], "url" | "make"> & {
  count: number;
  pid: number;
  log: () => Buffer;
};

/**
 * Sends random requests to a service. Prints its faults, the growth of its memory, and log lines
 * with control characters. Returns the number of faults and such log lines.
 */
async function fuzz(name: "lake" | "site", { url, make, count, pid, log }: Run): Promise<number> {
  const memory: number[] = [];
  const begun = performance.now();
  const { statuses, faults, slowest } = await runFuzz({
    url,
    make,
    seed: SEED,
    count,
    before: (place) => {
      if (place % Math.ceil(count / LOOKS) === 0) memory.push(memoryOf(pid));
    },
  });
  memory.push(memoryOf(pid));
  const seconds = (performance.now() - begun) / 1_000;
  const kinds = [...statuses].toSorted(([, a], [, b]) => b - a).map(([is, n]) => `${n} × ${is}`);
  const how = `${count} requests in ${rounded(seconds, 0)} s (seed ${SEED}), the slowest in ${rounded(slowest, 0)} ms: ${kinds.join(", ")}`;
  printMeasure(`${name}.fuzz.faults`, faults.length, how);
  for (const [cause, found] of Map.groupBy(faults, causeOf)) {
    console.log(`    ${found.length} × ${cause}, for example`);
    for (const fault of found.slice(0, EXAMPLES))
      console.log(`      ${JSON.stringify(fault).slice(0, MAX_FAULT)}`);
  }
  const growth = highest(memory.slice(-3)) / highest(memory.slice(3, 6));
  const held = memory.map((each) => rounded(each, 0)).join(", ");
  printMeasure(`${name}.fuzz.growth`, rounded(growth), `MB held after each tenth: ${held}`);
  const raw = rawLines(log());
  printMeasure(`${name}.fuzz.log.raw`, raw.length, "log lines with control characters");
  for (const line of raw.slice(0, 5)) console.log(`    ${line}`);
  return faults.length + raw.length;
}

/**
 * Returns the result and method of a fault, such as `500 POST`. Requests that share both usually fail for the same
 * reason.
 */
const causeOf = (fault: string) => /^#\d+ (.*?): ([A-Z]+) /.exec(fault)?.slice(1).join(" ") ?? "";

const highest = (numbers: readonly number[]) => Math.max(...numbers);

/**
 * Prints measures of 100,000 seeded random requests to a lake in its own process.
 * - `lake.fuzz.faults`: requests without a response, or with a 5xx other than a 503 with `Retry-After` (must be 0).
 * - `lake.fuzz.growth`: highest memory near the end of the run, divided by the highest near its middle (1: no growth).
 * - `lake.fuzz.log.raw`: log lines with control characters (must be 0).
 * `share` (0 to 1) is the part of the requests that is sent. Returns the sum of faults and such log lines.
 */
export async function measureLakeFuzz(share: number): Promise<number> {
  const folder = newFolder();
  const lake = await serveLakeProcess(folder);
  const output: Buffer[] = [];
  const listen = (chunk: Buffer) => {
    output.push(chunk);
    while (output.length > 1_000) output.shift();
  };
  lake.process.stderr?.on("data", listen);
  lake.process.stdout?.on("data", listen);
  try {
    const tokens = [
      await tokenFor(folder, "administrator"),
      await tokenFor(folder, "editor"),
      await tokenFor(folder, "viewer"),
    ];
    return await fuzz("lake", {
      url: lake.url,
      make: (random) => lakeRequest(random, tokens),
      count: Math.ceil(REQUESTS.lake * share),
      pid: lake.process.pid ?? 0,
      log: () => Buffer.concat(output),
    });
  } finally {
    await lake.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the URLs of images, scripts, feeds and the like on a page. */
async function filesOf(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const named = html.matchAll(/(?:src|href)="(\/(?:cdn|_next|api|calendar|social)\/[^"]+)"/g);
  return [...new Set([...named].map(([, address = ""]) => address.replaceAll("&amp;", "&")))];
}

async function partsOf(site: string, studio: string): Promise<SiteParts> {
  const pages = samplePaths();
  const { idToken, uid } = await memberTokens();
  const session = `marquee_session=${await openSession(idToken)}`;
  return {
    pages,
    files: (await Promise.all(pages.slice(0, 6).map((page) => filesOf(site + page)))).flat(),
    cookies: [
      session,
      `marquee_session=${unsignedSession(uid)}`,
      "marquee_session=x",
      "__prerender_bypass=x; sanity-preview-perspective=drafts",
      "marquee_share=x",
      "marquee_consent=%7B%22v%22%3A1%7D; NEXT_LOCALE=%ff",
      `${session}; marquee_share=${"A".repeat(43)}`,
    ],
    origins: [site, studio],
    bearers: [readSecrets(dataFolder(testStack)).revalidateSecret, idToken, unsignedSession(uid)],
  };
}

/**
 * Does what {@link measureLakeFuzz} does, with 50,000 requests to the running site: pages, endpoints and assets. The
 * names of the printed measures begin with `site.fuzz`.
 */
export async function measureSiteFuzz(
  share: number,
  site: string,
  studio: string,
): Promise<number> {
  const parts = await partsOf(site, studio);
  return fuzz("site", {
    url: site,
    make: (random) => siteRequest(random, parts),
    count: Math.ceil(REQUESTS.site * share),
    pid: servicePid(testStack, "site"),
    log: () => readFileSync(logOfService(testStack, "site")),
  });
}
