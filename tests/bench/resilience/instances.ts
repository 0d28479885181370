import { setTimeout as pause } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { followLive } from "../../support/follow-live.ts";
import { type Instance, openInstances } from "../../support/stack/instances.ts";
import { ensureNginx } from "../../support/stack/nginx.ts";
import { ensureRedis } from "../../support/stack/redis.ts";
import type { Stack } from "../../support/stack/stack.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

/** Number of publishes whose time until they are visible is measured. */
const TIMED = amount(100, 3);

/** Number of publishes after which the page is refreshed at once. */
const PUBLISHES = amount(1_000, 10);

/** Time in ms between two publishes during the restarts. */
const PUBLISH_EVERY = 250;

/** Time in ms after which the event of a publish has arrived. */
const SETTLE = 2_000;

/** Number of requests at a time during the restarts. */
const CROWD = 8;

/** Time in ms between two restarts. */
const BETWEEN = amount(2_000, 200);

/** Maximum time in ms until a change is visible. */
const PATIENCE = 20_000;

const SLUG = "bench-instances";
const PAGE = `page-en-${SLUG}`;
const PATH = `/en/${SLUG}`;

const textOf = (index: number) => `Change number ${index}.`;

/** Publishes the page with a new text. */
async function publish(lake: SanityClient, index: number): Promise<void> {
  await lake.createOrReplace(pageDocument(SLUG, [textBlock(textOf(index), "text")]));
}

/** Returns the number of the change that a page displays; null if the response is an error. */
async function readChange(url: string, headers: Record<string, string>): Promise<number | null> {
  try {
    const response = await fetch(url + PATH, { headers, signal: AbortSignal.timeout(PATIENCE) });
    const html = await response.text();
    const number = /Change number (\d+)\./.exec(html)?.[1];
    return response.ok && number !== undefined ? Number(number) : null;
  } catch {
    return null;
  }
}

async function untilVisible(url: string, index: number): Promise<void> {
  const until = performance.now() + PATIENCE;
  while ((await readChange(url, {})) !== index) {
    if (performance.now() > until) throw new Error(`${url} doesn't display change ${index}.`);
    await pause(5);
  }
}

/** Measures the time in ms from a publish until all instances display the change. */
async function measureVisible(lake: SanityClient, instances: readonly Instance[]) {
  const times: number[] = [];
  for (let index = 1; index <= TIMED; index += 1) {
    await publish(lake, index);
    const began = performance.now();
    await Promise.all(instances.map(({ url }) => untilVisible(url, index)));
    times.push(performance.now() - began);
  }
  return times;
}

/** Returns the number of the lake's transaction that a live event reports. */
function transactionOf({ cookie }: Record<string, string>): number {
  const [, event = ""] = cookie?.split("=")[1]?.split(".") ?? [];
  return Number(Buffer.from(event, "base64url").toString());
}

/** Publishes changes whose numbers are those of the lake's transactions plus `ahead`. */
type Numbering = { ahead: number };

/**
 * Publishes a page many times. After each live event, refreshes the page as many times as there are
 * instances, through the balancer. Returns the number of refreshes that display an earlier change,
 * and how the numbers of changes relate to transactions.
 */
async function countStale(
  lake: SanityClient,
  site: string,
): Promise<{ stale: number } & Numbering> {
  let stale = 0;
  let change = 10_000;
  let newest: Record<string, string> = {};
  let event = Promise.withResolvers<Record<string, string>>();
  const close = await followLive(site, PATH, (headers) => {
    newest = headers;
    event.resolve(headers);
  });
  await publish(lake, change);
  // The stream may begin with a change that the page has missed.
  await pause(SETTLE);
  const ahead = change - transactionOf(newest);
  try {
    for (let round = 0; round < PUBLISHES; round += 1) {
      change += 1;
      event = Promise.withResolvers();
      await publish(lake, change);
      const timeout = pause(PATIENCE).then(() => Promise.reject(new Error("No event arrived.")));
      const headers = await Promise.race([event.promise, timeout]);
      const reported = transactionOf(headers) + ahead;
      const seen = await Promise.all([0, 1, 2].map(() => readChange(site, headers)));
      stale += seen.filter((shown) => shown === null || shown < reported).length;
    }
  } finally {
    close();
  }
  return { stale, ahead };
}

/**
 * Restarts one instance after another under load, and kills one. Returns the number of requests, of
 * failed ones, and of those that displayed an earlier change than the last event had reported.
 */
async function restartUnderLoad(
  lake: SanityClient,
  site: string,
  instances: readonly Instance[],
  { ahead }: Numbering,
) {
  const found = { requests: 0, failed: 0, stale: 0 };
  const over = new AbortController();
  let reported = { change: 0, headers: {} };
  const publishing = async () => {
    for (let change = 10_001 + PUBLISHES; !over.signal.aborted; change += 1) {
      // Opens a new stream for each publish, because the instance with the last one may be stopped.
      const close = await followLive(site, PATH, (headers) => {
        reported = { change: transactionOf(headers) + ahead, headers };
      }).catch(() => () => {});
      await publish(lake, change);
      await pause(PUBLISH_EVERY);
      close();
    }
  };
  const reading = async () => {
    while (!over.signal.aborted) {
      const { change, headers } = reported;
      const seen = await readChange(site, headers);
      found.requests += 1;
      if (seen === null) found.failed += 1;
      else if (seen < change) found.stale += 1;
      await pause(10);
    }
  };
  const crowd = [publishing(), ...Array.from({ length: CROWD }, reading)];
  for (const { stop, start } of instances) {
    await pause(BETWEEN);
    await stop();
    await start();
  }
  await pause(BETWEEN);
  instances[0]?.kill();
  await pause(BETWEEN);
  await instances[0]?.start();
  await pause(BETWEEN);
  over.abort();
  await Promise.all(crowd);
  return found;
}

/** Restarts one instance after another without load. Returns the times in ms until each answers. */
async function measureStarts(instances: readonly Instance[]): Promise<number[]> {
  const starts: number[] = [];
  for (const { stop, start } of instances) {
    await stop();
    starts.push(await start());
  }
  return starts;
}

/**
 * Measures three instances of the site behind nginx, which share a store:
 * - `instances.visible.p95`: ms from a publish until every instance displays the change.
 * - `instances.stale`: refreshes after a live event that display an earlier change.
 * - `instances.failed`: failed requests while each instance is restarted and one is killed.
 * - `instances.start`: ms until a restarted instance answers with a page, without load. The instances
 *   share compiled scripts (`NODE_COMPILE_CACHE`).
 */
export async function measureInstances(stack: Stack, lake: SanityClient): Promise<void> {
  const [nginx, redis] = [ensureNginx(), ensureRedis()];
  if (nginx === null || redis === null) return;
  await publish(lake, 0);
  const group = await openInstances(stack, { nginx, redis });
  try {
    await untilVisible(group.url, 0);
    const times = await measureVisible(lake, group.instances);
    const how = `ms until three instances display a change; ${TIMED} publishes, median ${rounded(median(times), 0)}`;
    printMeasure("instances.visible.p95", rounded(percentile(times, 0.95), 0), how);
    const starts = await measureStarts(group.instances);
    printMeasure("instances.start", rounded(median(starts), 0), "ms until a page, median of three");
    const { stale, ahead } = await countStale(lake, group.url);
    const restarts = await restartUnderLoad(lake, group.url, group.instances, { ahead });
    const where = `${stale} of ${3 * PUBLISHES} refreshes after events, ${restarts.stale} of ${restarts.requests} during restarts`;
    printMeasure("instances.stale", stale + restarts.stale, where);
    printMeasure(
      "instances.failed",
      restarts.failed,
      `of ${restarts.requests} requests during three restarts and one crash`,
    );
  } finally {
    await group.stop();
    await lake.delete(PAGE);
  }
}
