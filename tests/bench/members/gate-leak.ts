import type { SanityClient } from "@sanity/client";
import { sumOf } from "../../support/gate-sweep/find-leaks.ts";
import { endedSession, impostors } from "../../support/gate-sweep/impostors.ts";
import type { Breadth } from "../../support/gate-sweep/gate-requests.ts";
import { openSweep } from "../../support/gate-sweep/sweep.ts";
import { printMeasure } from "../figures.ts";
import { amount, isSmoke } from "../smoke.ts";

/** Request variants to send for each page. A smoke run sends only the usual variants. */
const breadth = amount<Breadth>("all variants", "usual variants");

/**
 * Prints `gate.leak`: bytes of gated test content that the site and the content service send to
 * visitors who may not see it. Must be 0. Throws if members don't receive the content either,
 * because the figure would then prove nothing. Takes five minutes, because a session has to expire
 * first. A smoke run omits expired sessions.
 */
export async function measureGateLeak(lake: SanityClient): Promise<void> {
  const ended = isSmoke ? null : endedSession();
  await using sweep = await openSweep(lake);
  const opened = await sweep.control();
  const blind = opened.filter(({ bytes }) => bytes === 0).map(({ where }) => where);
  const missing = [...blind, ...(await sweep.missing())];
  if (missing.length > 0)
    throw new Error(`Members do not receive their own gated content: ${missing.join(", ")}.`);
  const findings = [await sweep.lake(), await sweep.rest(), await sweep.live()];
  const makers = Object.values(impostors);
  for (const make of amount(makers, makers.slice(0, 1))) {
    findings.push(await sweep.impostor(await make(), breadth));
  }
  findings.push(await sweep.draft(breadth), await sweep.lacking(breadth));
  if (ended) findings.push(await sweep.impostor(await ended, breadth));
  findings.push(await sweep.files());
  const { asked, read, leaks } = sumOf(findings);
  const bytes = leaks.reduce((sum, leak) => sum + leak.bytes, 0);
  const how = `${asked} answers and files of ${(read / 1e6).toFixed(0)} MB, for ${Object.keys(impostors).length + 1} cookies that open nothing, editors' and members' who lack something; members who may pass found ${opened.reduce((sum, each) => sum + each.bytes, 0)} bytes in ${opened.length} pages and payloads`;
  printMeasure("gate.leak", bytes, how);
  for (const { where } of leaks.slice(0, 20)) console.log(`    ${where}`);
}
