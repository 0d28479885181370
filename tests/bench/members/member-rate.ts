import type { SanityClient } from "@sanity/client";
import { gatedBlocks, pageDocument } from "../../support/documents.ts";
import { memberTokens, openSession } from "../../support/members/tokens.ts";
import { bareCopy, compressedSize } from "../bare-copy.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { loadProgram, requestsPerSecond } from "../load.ts";
import { amount } from "../smoke.ts";

const ROUNDS = amount(7, 1);
const SECONDS = amount(5, 1);

const gated = pageDocument("bench-members", gatedBlocks());

/**
 * Prints two ratios of requests per second.
 * - `member.rps.ratio`: a gated page for a member, divided by the same page for visitors. [MEM-1]
 * - `member.dynamic.ratio`: the dynamic route of that page, divided by a page of the bare Next.js
 *   app (tests/bench/bare), which is also rendered on each request. Both have about the same
 *   compressed size and the same number of elements.
 */
export async function measureMemberRate(site: string, bare: string, lake: SanityClient) {
  await lake.createOrReplace(gated);
  const cookie = `marquee_session=${await openSession((await memberTokens()).idToken)}`;
  const page = `${site}/en/${gated.slug.current}`;
  const dynamicRoute = `${site}/en/member/${gated.slug.current}`;
  const size = await compressedSize(dynamicRoute, { cookie });
  const html = await (await fetch(dynamicRoute, { headers: { cookie } })).text();
  const elements = html.match(/<[a-z]/g)?.length ?? 1;
  const copy = await bareCopy(`${bare}/dynamic/${elements}`, size);
  const requests = {
    member: () => requestsPerSecond(page, SECONDS, { cookie }),
    visitor: () => requestsPerSecond(page, SECONDS),
    dynamic: () => requestsPerSecond(dynamicRoute, SECONDS, { cookie }),
    bare: () => requestsPerSecond(copy.url, SECONDS),
  };
  type Rates = Record<keyof typeof requests, number>;
  const rounds: Rates[] = [];
  // The first round warms up the servers and is not counted.
  for (let round = amount(-1, 0); round < ROUNDS; round += 1) {
    const rates = {
      member: await requests.member(),
      visitor: await requests.visitor(),
      dynamic: await requests.dynamic(),
      bare: await requests.bare(),
    };
    if (round >= 0) rounds.push(rates);
  }
  const print = (name: string, of: keyof Rates, by: keyof Rates, more: string) => {
    const ratios = rounds.map((rates) => rates[of] / rates[by]);
    const rateOf = (each: keyof Rates) => rounded(median(rounds.map((rates) => rates[each])), 0);
    const how = `${ROUNDS} rounds by ${loadProgram()}: ${spread(ratios)}; ${of} ${rateOf(of)}/s, ${by} ${rateOf(by)}/s`;
    printMeasure(name, rounded(median(ratios)), `${how}${more}`);
  };
  print("member.rps.ratio", "member", "visitor", "");
  print(
    "member.dynamic.ratio",
    "dynamic",
    "bare",
    `; ${size} B and ${copy.size} B, ${elements} elements each`,
  );
  await lake.delete(gated._id);
}
