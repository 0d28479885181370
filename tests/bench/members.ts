import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { createAccount } from "../support/members/accounts.ts";
import { gatedPages, leaksIn } from "../support/members/canary.ts";
import { openSession } from "../support/members/tokens.ts";
import { median, percentile, printMeasure, rounded } from "./figures.ts";
import { amount } from "./smoke.ts";

const MEMBERS = amount(200, 2);
const SECONDS = amount(120, 1);

/** Pause between two steps of a member, in ms. */
const THINKING = amount({ least: 1_000, most: 4_000 }, { least: 0, most: 200 });

type Account = { email: string; password: string; name: string };

/** The results of all members. `reads`: response times in ms. `mixedUp`: members who saw another member's name. */
type Tally = { journeys: number; reads: number[]; faults: string[]; mixedUp: string[] };

const tokens = z.looseObject({ idToken: z.string() });

const nameOf = (index: number) => `Visitor Number ${String(index).padStart(3, "0")}`;

const think = () => pause(THINKING.least + Math.random() * (THINKING.most - THINKING.least));

/** Returns the members' names that a page contains. */
const namesIn = (page: string) => new Set(page.match(/Visitor Number \d{3}/g));

async function signIn(auth: string, site: string, { email, password }: Account): Promise<string> {
  const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";
  const response = await fetch(`${auth}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return openSession(tokens.parse(await response.json()).idToken);
}

/** Reads the gated page as a member. Records the response time, errors and other members' names. */
async function read(site: string, cookie: string, { name }: Account, tally: Tally) {
  const begun = performance.now();
  const response = await fetch(`${site}${gatedPages.en}`, { headers: { cookie } });
  const page = await response.text();
  tally.reads.push(performance.now() - begun);
  const names = namesIn(page);
  if (!names.delete(name)) tally.faults.push(`${name}: the page does not know them`);
  if (leaksIn(page).length === 0) tally.faults.push(`${name}: the gate was closed`);
  for (const other of names) tally.mixedUp.push(`${name} saw ${other}`);
}

/**
 * Signs in, reads the gated page twice, and signs out. Then checks that a request without the cookie gets the teaser
 * only.
 */
async function journey(at: { site: string; auth: string }, account: Account, tally: Tally) {
  const cookie = `marquee_session=${await signIn(at.auth, at.site, account)}`;
  await think();
  await read(at.site, cookie, account, tally);
  await think();
  await read(at.site, cookie, account, tally);
  const out = await fetch(`${at.site}/api/session`, { method: "DELETE", headers: { cookie } });
  if (!out.ok) tally.faults.push(`${account.name}: could not sign out (${out.status})`);
  const after = await (await fetch(`${at.site}${gatedPages.en}`)).text();
  if (leaksIn(after).length + namesIn(after).size > 0) {
    tally.mixedUp.push(`${account.name}: a visitor's page showed what is a member's`);
  }
  tally.journeys += 1;
}

/**
 * Lets 200 members sign in, read gated pages and sign out for two minutes. Prints two counts, which must be 0.
 * - `members.errors`: failed steps.
 * - `members.crosstalk`: pages that showed a member another member's name.
 */
export async function measureMembers(at: { site: string; auth: string }) {
  const accounts: Account[] = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const name = nameOf(index);
    const account = { email: `visitor-${index}@marquee.test`, password: "popcorn-and-dark" };
    await createAccount({ ...account, displayName: name, emailVerified: true });
    accounts.push({ ...account, name });
  }
  const tally: Tally = { journeys: 0, reads: [], faults: [], mixedUp: [] };
  const end = Date.now() + SECONDS * 1_000;
  const live = async (account: Account) => {
    while (Date.now() < end) {
      await journey(at, account, tally).catch((error: unknown) => {
        tally.faults.push(`${account.name}: ${String(error)}`);
      });
      await think();
    }
  };
  await Promise.all(accounts.map(live));
  const how = `${MEMBERS} members, ${SECONDS} s: ${tally.journeys} journeys, ${tally.reads.length} gated pages in ${rounded(median(tally.reads), 0)} ms (median), ${rounded(percentile(tally.reads, 0.95), 0)} ms (95 %)`;
  printMeasure("members.errors", tally.faults.length, how);
  printMeasure("members.crosstalk", tally.mixedUp.length, "pages that showed another's name");
  for (const fault of [...tally.faults, ...tally.mixedUp].slice(0, 10)) console.log(`    ${fault}`);
}
