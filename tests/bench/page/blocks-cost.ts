import type { SanityClient } from "@sanity/client";
import { pageDocument } from "../../support/documents.ts";
import { blockTypes } from "../../support/gallery.ts";
import { storedFixtures } from "../../support/stored-fixture.ts";
import { memberTokens, openSession } from "../../support/members/tokens.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { amount } from "../smoke.ts";

const FEW = 20;
const MANY = 200;
const PAIRS = amount(15, 1);

/** Returns the time from a member's request to the last byte, in ms. */
async function timePage(url: string, cookie: string, blocks: number): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  const html = await response.text();
  const took = performance.now() - began;
  const shown = html.split('data-block="').length - 1;
  if (response.status !== 200 || shown < blocks) {
    throw new Error(`${url} returned status ${response.status} with ${shown} of ${blocks} blocks.`);
  }
  return took;
}

/**
 * Prints two measures of a page of 200 mixed blocks.
 * - `page.blocks.cost`: the time to render the page, divided by the time to render a page of 20
 *   blocks. The requests use the dynamic route, which renders each time.
 * - `page.blocks.member (ms)`: the time of a member's request for the page. The first request,
 *   which renders the variant for the member's gates, is not counted.
 */
export async function measureBlocksCost(site: string, lake: SanityClient) {
  const stored = await storedFixtures(lake);
  const pages = [FEW, MANY].map((count) => {
    const types = Array.from(
      { length: count },
      (_, index) => blockTypes[index % blockTypes.length],
    );
    const blocks = types.flatMap((type) => (type ? [stored(type)] : []));
    return {
      count,
      url: `${site}/en/bench-${count}`,
      dynamicRoute: `${site}/en/member/bench-${count}`,
      document: pageDocument(`bench-${count}`, blocks),
    };
  });
  for (const { document } of pages) await lake.createOrReplace(document);
  const cookie = `marquee_session=${await openSession((await memberTokens()).idToken)}`;
  const times = new Map<number, number[]>(pages.map(({ count }) => [count, []]));
  // Rounds below zero are warm-up and are not counted.
  for (let round = amount(-3, 0); round < PAIRS; round += 1) {
    for (const { count, dynamicRoute } of pages) {
      const took = await timePage(dynamicRoute, cookie, count);
      if (round >= 0) times.get(count)?.push(took);
    }
  }
  const variant: number[] = [];
  for (const { count, url } of pages.filter((page) => page.count === MANY)) {
    await timePage(url, cookie, count);
    while (variant.length < PAIRS) variant.push(await timePage(url, cookie, count));
  }
  for (const { document } of pages) await lake.delete(document._id);
  const [few = [], many = []] = [times.get(FEW), times.get(MANY)];
  const how = [
    `${PAIRS} alternating requests of a member`,
    `${MANY} blocks ${rounded(median(many), 0)} ms (${spread(many, 0)})`,
    `${FEW} blocks ${rounded(median(few), 0)} ms (${spread(few, 0)})`,
  ];
  printMeasure("page.blocks.cost", rounded(median(many) / median(few)), how.join("; "));
  const all = `${PAIRS} requests, ${spread(variant, 0)}`;
  printMeasure("page.blocks.member (ms)", rounded(median(variant), 0), all);
}
