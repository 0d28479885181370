import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { lakeToken } from "../../support/stack/lake.ts";
import { root } from "../../support/stack/places.ts";
import { samplePaths } from "../../support/sample-paths.ts";
import { dataFolder, siteDist, testStack } from "../../support/stack/stack.ts";
import { percentile, printMeasure, rounded } from "../figures.ts";
import type { AttackOrder, FloodOrder } from "./flood-crowd.ts";
import { attacks, type AttackName } from "./flood/attacks.ts";
import { observe, observers, type Observation, type Observed } from "./flood/observe.ts";
import { prepareTarget } from "./flood/prepare-target.ts";
import type { FloodTarget } from "./flood/target.ts";
import { servicePid } from "../../support/stack/lake-process.ts";
import { memoryOf, sizeOf } from "./service-process.ts";
import { amount } from "../smoke.ts";

/** The number of requests of each kind in the full flood. */
const FLOOD = { addresses: 5_000, transforms: 500, queries: 50, listeners: 100 };

/** Duration of the measurement without a flood, in ms. It is shorter if only part of the flood is sent. */
const QUIET_FOR = amount(15_000, 1_000);

/** Duration of an attack, in ms. */
const ATTACK_FOR = amount(15_000, 5_000);

/** Time after the flood before memory is measured, in ms. */
const SETTLE = amount(10_000, 0);

const tally = z.record(z.string(), z.record(z.string(), z.number()));

const several = (share: number, count: number, make: (index: number) => string) =>
  Array.from({ length: Math.max(1, Math.ceil(count * share)) }, (_, index) => make(index));

/** Returns the URL of an image on a page, without its query string. */
async function imageOf(page: string): Promise<string> {
  const found = /\/cdn\/images\/[\w/.-]+\.(?:webp|jpg|png)/.exec(await (await fetch(page)).text());
  if (found) return found[0];
  throw new Error(`${page} shows no image.`);
}

async function orderOf(share: number, site: string, lake: string): Promise<FloodOrder> {
  const image = await imageOf(`${site}/en`);
  const token = lakeToken(testStack, "viewer");
  const api = `${lake}/v2025-02-19/data`;
  const costly = [
    // Nests all documents in every document, two levels deep.
    (n: number) => `*[${n} == ${n}]{"a": *[]{"b": *[]}}`,
    // Counts all other documents once for every pair of documents. No index speeds this up.
    (n: number) => `*{"a": count(*[^._id != _id && ${n} != count(*[_rev != ^._rev])])}`,
    // Returns 60 documents for every document: a large result, but within the lake's limits.
    (n: number) => `*[${n} == ${n}]{"a": *[0...60]}`,
  ];
  const query = (n: number) => encodeURIComponent(costly[n % costly.length]?.(n) ?? "*");
  return {
    kinds: {
      addresses: {
        urls: several(share, FLOOD.addresses, (n) => `${site}/en/flood-${n}/nothing-is-here`),
        token: null,
        atOnce: 8,
      },
      transforms: {
        urls: several(share, FLOOD.transforms, (n) => `${site}${image}?w=${200 + n}&blur=${1 + n}`),
        token: null,
        atOnce: 16,
      },
      queries: {
        urls: several(share, FLOOD.queries, (n) => `${api}/query/production?query=${query(n)}`),
        token,
        atOnce: 4,
      },
    },
    streams: {
      urls: several(share, FLOOD.listeners, (n) => {
        const listened = encodeURIComponent(`*[count(*[_id == ^._id]) == 1 && ${n} == ${n}]`);
        return `${api}/listen/production?query=${listened}&includeResult=true`;
      }),
      token,
    },
  };
}

const folders = () => [dataFolder(testStack), join(root, "web", siteDist(testStack))];
const diskUsed = () => folders().reduce((sum, folder) => sum + sizeOf(folder), 0);
const services = ["site", "lake"] as const;
const memoryHeld = () => services.map((name) => memoryOf(servicePid(testStack, name)));

/** Sends the flood from a separate process. Returns the number of responses by kind and status. */
async function runCrowd(order: FloodOrder | AttackOrder) {
  const crowd = fork(fileURLToPath(new URL("./flood-crowd.ts", import.meta.url)));
  const answered = once(crowd, "message");
  const failed = once(crowd, "exit").then(() =>
    Promise.reject(new Error("The crowd ended early.")),
  );
  crowd.send({ ...order });
  const [statuses] = await Promise.race([answered, failed]);
  failed.catch(() => undefined);
  crowd.kill();
  await once(crowd, "exit");
  return tally.parse(statuses);
}

/** Reads the memory of the services every second until `until` resolves. Returns the highest of each. */
async function peakMemory(until: Promise<unknown>): Promise<number[]> {
  const peaks = memoryHeld();
  const watch = setInterval(() => {
    for (const [index, held] of memoryHeld().entries())
      peaks[index] = Math.max(peaks[index] ?? 0, held);
  }, 1_000);
  await until;
  clearInterval(watch);
  return peaks;
}

const listed = (memory: readonly number[]) =>
  services.map((name, index) => `${name} ${rounded(memory[index] ?? 0, 0)}`).join(", ");

interface Measured {
  quiet: Observation;
  under: Observation;
  /** The memory of each service in MB. */
  memory: { before: readonly number[]; peak: readonly number[]; after: readonly number[] };
  statuses: z.output<typeof tally>;
}

/** Measures for some time without a flood, and then as long as the crowd works. */
async function measureUnder(
  order: FloodOrder | AttackOrder,
  target: FloodTarget,
  quietFor: number,
): Promise<Measured> {
  const quiet = await observe(target, pause(quietFor));
  const before = memoryHeld();
  const crowd = runCrowd(order);
  const [under, peak] = await Promise.all([observe(target, crowd), peakMemory(crowd)]);
  await pause(SETTLE);
  return { quiet, under, memory: { before, peak, after: memoryHeld() }, statuses: await crowd };
}

/** Difference of two 95th percentiles in ms below which their ratio says nothing, as that without a flood is so short. */
const NOISE = 10;

/** Time in ms that counts as this much if it is less, because a ratio needs one that isn't 0. */
const SHORTEST = 0.1;

/** Returns the 95th percentile of an observer's times, and that without waits for a processor. */
const p95 = ({ times, served }: Observed) => ({
  all: percentile(times, 0.95),
  served: percentile(served, 0.95),
});

/** Prints what an attack means to others. Returns the number of figures that are beyond their limit. */
function printAttack(name: string, { quiet, under, memory, statuses }: Measured): number {
  let beyond = 0;
  for (const observer of observers) {
    const [before, during] = [p95(quiet[observer]), p95(under[observer])];
    const isWithin = during.served <= Math.max(2 * before.served, before.served + NOISE);
    if (!isWithin) beyond += 1;
    const verdict = isWithin ? "within" : "BEYOND";
    const counts = `${quiet[observer].times.length} and ${under[observer].times.length} times`;
    printMeasure(
      `flood.${name}.${observer}.ratio`,
      rounded(during.served / Math.max(before.served, SHORTEST)),
      `${verdict} 2 or ${NOISE} ms more: ${rounded(before.served, 1)} ms without, ${rounded(during.served, 1)} ms under it; with waits for a processor ${rounded(before.all, 1)} and ${rounded(during.all, 1)} ms; ${counts}`,
    );
  }
  const grown = memory.peak.map((held, index) => held - (memory.before[index] ?? 0));
  printMeasure(
    `flood.${name}.memory`,
    rounded(Math.max(...grown), 0),
    `MB more at its peak: ${listed(memory.peak)}; before: ${listed(memory.before)}; ${SETTLE / 1_000} s after it: ${listed(memory.after)}`,
  );
  printStatuses(statuses);
  return beyond;
}

function printStatuses(statuses: z.output<typeof tally>): void {
  for (const [kind, counts] of Object.entries(statuses)) {
    const totals = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    console.log(`    ${kind}: ${totals.join(", ")}`);
  }
}

/** Prints the failures of readers, of the other client of the lake, and of the other editor. */
function printErrors(measured: readonly Measured[]): void {
  const all = measured.flatMap(({ quiet, under }) => [quiet, under]);
  for (const [name, kind] of [
    ["reader", "pages"],
    ["query", "queries"],
    ["editor", "changes"],
  ] as const) {
    const errors = all.flatMap((one) => one[kind].errors);
    printMeasure(
      `flood.${name}.errors`,
      errors.length,
      `must be 0; ${errors.slice(0, 5).join(", ")}`,
    );
  }
}

/** Prints how the flood of four kinds of requests affects pages and the machine. */
async function measureKinds(share: number, target: FloodTarget): Promise<Measured> {
  const order = await orderOf(share, target.site, target.lake);
  const disk = diskUsed();
  const begun = performance.now();
  const quietFor = QUIET_FOR * Math.max(share, 0.2);
  const measured = await measureUnder(order, target, quietFor);
  const seconds = (performance.now() - begun - quietFor - SETTLE) / 1_000;
  const { quiet, under, memory, statuses } = measured;
  const [before, during] = [p95(quiet.pages).all, p95(under.pages).all];
  const how = `at most 2; ${rounded(before)} ms without (${quiet.pages.times.length} reads), ${rounded(during)} ms under a flood of ${rounded(seconds, 0)} s (${under.pages.times.length} reads)`;
  printMeasure("flood.known.p95.ratio", rounded(during / before), how);
  const grown = diskUsed() - disk;
  printMeasure("flood.disk.growth", rounded(grown, 1), `MB more than ${rounded(disk, 0)} MB`);
  const growth = memory.after.reduce(
    (sum, held, index) => sum + held - (memory.before[index] ?? 0),
    0,
  );
  printMeasure(
    "flood.rss.growth",
    rounded(growth, 0),
    `MB ${SETTLE / 1_000} s after it: ${listed(memory.after)}; before: ${listed(memory.before)}; at its peak: ${listed(memory.peak)}`,
  );
  printStatuses(statuses);
  return measured;
}

/**
 * Prints how floods of requests affect others and the machine. The first one consists of 5,000 unknown paths, 500 image
 * transforms that no page uses, 50 expensive queries and 100 listeners:
 * - `flood.known.p95.ratio`: 95th percentile of the sample pages' response times during the flood,
 *   divided by the 95th percentile without a flood (at most 2).
 * - `flood.disk.growth` and `flood.rss.growth`: additional disk space and memory, in MB.
 *
 * Then one client attacks in seven ways (see `attacks`), one after another and all at once. For each, and for what
 * readers, another client of the lake (`queries`) and another editor (`changes`, until a listener has them) notice:
 * - `flood.<attack>.<who>.ratio`: 95th percentile of the times during the attack, divided by that just before it. The
 *   limit is 2, or 10 ms more: times of a few ms vary by more than their double on their own. The time in which a
 *   service waits for a processor is not counted, because the crowd and other programs of the machine take it; both
 *   are printed.
 * - `flood.<attack>.memory`: additional memory of the service that takes most, in MB, at its peak.
 * - `flood.beyond`: the number of these ratios that are beyond their limit.
 * - `flood.reader.errors`, `flood.query.errors`, `flood.editor.errors`: their failed requests in all floods (must be 0).
 * `share` (0 to 1) is the part of the flood that is sent, and of the time of the attacks.
 */
export async function measureFlood(share: number, site: string, lake: string): Promise<void> {
  const { target, restore } = await prepareTarget(site, lake);
  try {
    // Loads every page once, so that it is cached in both measurements, without and with the flood.
    for (const page of samplePaths("en")) await (await fetch(site + page)).arrayBuffer();
    const measured = [await measureKinds(share, target)];
    const names = Object.keys(attacks).filter(isAttack);
    const milliseconds = ATTACK_FOR * Math.max(share, 0.2);
    let beyond = 0;
    for (const together of [...names.map((name) => [name]), names]) {
      const order = { attacks: together, target, milliseconds };
      const one = await measureUnder(order, target, milliseconds / 2);
      measured.push(one);
      beyond += printAttack(together.length > 1 ? "all" : (together[0] ?? ""), one);
    }
    printMeasure("flood.beyond", beyond, "ratios beyond their limit; must be 0");
    printErrors(measured);
  } finally {
    await restore();
  }
}

const isAttack = (name: string): name is AttackName => Object.hasOwn(attacks, name);
