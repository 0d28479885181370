import type { SanityClient } from "@sanity/client";
import { openOtlpReceiver } from "../../../studio/content-lake/tests/support/otlp-receiver.ts";
import { gatedBlocks, pageDocument } from "../../support/documents.ts";
import { memberTokens, openSession } from "../../support/members/tokens.ts";
import { openServedSite } from "../../support/stack/served-site.ts";
import type { Stack } from "../../support/stack/stack.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { loadProgram, requestsPerSecond } from "../load.ts";
import { amount } from "../smoke.ts";

const ROUNDS = amount(15, 1);
const SECONDS = amount(3, 1);

/** Offsets of the two sites' ports from the stack's first port. */
const ports = { off: 15, on: 16 };

const gated = pageDocument("bench-trace", gatedBlocks());

type Rates = { off: number; on: number };

/**
 * Measures a page on both sites in alternation, and changes which site is first, so that a change of the machine's load
 * affects both. The first round warms up the servers and is not counted.
 */
async function measure(
  urls: { off: string; on: string },
  headers: Record<string, string>,
): Promise<Rates[]> {
  const rounds: Rates[] = [];
  for (let round = amount(-1, 0); round < ROUNDS; round += 1) {
    const rates = { off: 0, on: 0 };
    for (const site of round % 2 === 0 ? (["off", "on"] as const) : (["on", "off"] as const)) {
      rates[site] = await requestsPerSecond(urls[site], SECONDS, headers);
    }
    if (round >= 0) rounds.push(rates);
  }
  return rounds;
}

function print(name: string, rounds: readonly Rates[]): void {
  const ratios = rounds.map(({ on, off }) => on / off);
  const rateOf = (site: keyof Rates) => rounded(median(rounds.map((rates) => rates[site])), 0);
  const how = `${ROUNDS} rounds by ${loadProgram()}: ${spread(ratios, 3)}; on ${rateOf("on")}/s, off ${rateOf("off")}/s`;
  printMeasure(name, rounded(median(ratios), 3), how);
}

/**
 * Prints the requests per second of a site with OpenTelemetry on, divided by those of a site with it off: `trace.cost`
 * for the cached home page, `trace.cost.member` for a gated page and a member. Both sites have the same build and
 * content. [PROD-5]
 */
export async function measureTraceCost(stack: Stack, lake: SanityClient): Promise<void> {
  await lake.createOrReplace(gated);
  const receiver = await openOtlpReceiver();
  const { OTEL_EXPORTER_OTLP_ENDPOINT } = receiver.env;
  const off = await openServedSite(stack, { name: "site-off", above: ports.off, env: {} });
  const on = await openServedSite(stack, {
    name: "site-on",
    above: ports.on,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT },
  });
  try {
    const at = (path: string) => ({ off: off.url + path, on: on.url + path });
    print("trace.cost", await measure(at("/en"), {}));
    const cookie = `marquee_session=${await openSession((await memberTokens()).idToken)}`;
    print("trace.cost.member", await measure(at(`/en/${gated.slug.current}`), { cookie }));
    if (receiver.received.length === 0)
      throw new Error("The site with OpenTelemetry sent nothing.");
  } finally {
    await on.stop();
    await off.stop();
    await receiver.close();
    await lake.delete(gated._id);
  }
}
