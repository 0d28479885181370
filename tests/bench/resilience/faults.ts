import type { SanityClient } from "@sanity/client";
import { openFaultPages } from "../../support/faults/pages.ts";
import { openFaultySite, type ServiceName } from "../../support/faults/faulty-site.ts";
import { type Fault, nonsense } from "../../support/faults/proxy.ts";
import { holdFault, type Tally, timeRecovery } from "../../support/faults/rounds.ts";
import type { Stack } from "../../support/stack/stack.ts";
import { printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

const services = amount<ServiceName[]>(
  ["content", "signIn", "films", "texts", "animations"],
  ["films"],
);

/**
 * Returns the faults to inject for a service. Only the content service gets every kind of invalid response. The other
 * services share one HTTP client, whose unit tests cover all kinds.
 */
const faultsOf = (service: ServiceName): readonly Fault[] =>
  service === "content"
    ? ["refused", "stalled", ...nonsense]
    : amount<readonly Fault[]>(["refused", "stalled", "html", "endless"], ["refused"]);

const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((all, one) => ({
    asked: all.asked + one.asked,
    ...(one.slowest > all.slowest
      ? { slowest: one.slowest, slowestOf: one.slowestOf }
      : { slowest: all.slowest, slowestOf: all.slowestOf }),
    complaints: [...all.complaints, ...one.complaints],
  }));

/**
 * Requests each kind of page while each external service is stopped, stalls, or returns invalid responses. Prints:
 * - `faults.blank`, `faults.traces` and `faults.wrong`: numbers of responses that are empty, reveal internals, or are
 *   wrong in another way. Each must be 0.
 * - `faults.slowest`: the longest response time in seconds, at most 3.
 * - `faults.recovery`: the longest time until visitors see a restarted service's content, in seconds, at most 5.
 */
export async function measureFaults(stack: Stack, lake: SanityClient) {
  const site = await openFaultySite(stack, { en: { auth: { signIn: "Sign in, please" } } });
  const pages = await openFaultPages(lake);
  try {
    await pages.publish("known", "Known words.");
    const tallies: Tally[] = [];
    for (const service of services) {
      for (const fault of faultsOf(service)) {
        tallies.push(await holdFault({ site, pages }, { service, fault }));
      }
      tallies.push(await holdFault({ site, pages }, { service, fault: "stalled", each: true }));
    }
    const { asked, slowest, slowestOf, complaints } = sum(tallies);
    const having = (what: RegExp) => complaints.filter((complaint) => what.test(complaint.what));
    const how = `${asked} answers in ${tallies.length} rounds, ${services.length} services`;
    printMeasure("faults.blank", having(/^blank/).length, how);
    printMeasure("faults.traces", having(/trace/).length, how);
    printMeasure("faults.wrong", having(/^(?!blank|shows|took)/).length, how);
    printMeasure("faults.slowest", rounded(slowest / 1000), slowestOf);
    for (const { service, fault, page, what } of complaints) {
      console.log(`    ${service} ${fault}: ${page}: ${what}`);
    }
    let worst = { ms: 0, of: "" };
    for (const service of services) {
      for (const fault of amount<readonly Fault[]>(["refused", "stalled", "html"], ["refused"])) {
        const ms = await timeRecovery({ site, pages }, { service, fault });
        console.log(`    ${service} ${fault}: back after ${rounded(ms / 1000)} s`);
        if (ms > worst.ms) worst = { ms, of: `${service} ${fault}` };
      }
    }
    printMeasure("faults.recovery", rounded(worst.ms / 1000), worst.of);
  } finally {
    await pages.restore();
    await site.close();
  }
}
