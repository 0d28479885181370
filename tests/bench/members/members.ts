import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { createAccount } from "../../support/members/accounts.ts";
import { gatedPages, leaksIn } from "../../support/members/canary.ts";
import { openSession } from "../../support/members/tokens.ts";
import { median, percentile, printMeasure, rounded } from "../figures.ts";
import { amount } from "../smoke.ts";

const SECONDS = amount(120, 1);

/** A number of simulated members, and the pause between two steps of a member, in ms. */
type Crowd = { name: string; members: number; pause: { least: number; most: number } };

/** A sign-in within the second of one that has ended opens no session: a token names seconds. */
const briefly = { least: 1_000, most: 1_200 };

const crowds: readonly Crowd[] = [
  {
    name: "members",
    members: amount(200, 2),
    pause: amount({ least: 1_000, most: 4_000 }, briefly),
  },
  {
    name: "members.thousand",
    members: amount(1_000, 3),
    pause: amount({ least: 4_000, most: 16_000 }, briefly),
  },
];

type Account = { email: string; password: string; name: string };

/**
 * The results of all members. `reads`: response times in ms. `mixedUp`: cases in which a page
 * displayed another member's name or content.
 */
type Tally = { journeys: number; reads: number[]; faults: string[]; mixedUp: string[] };

const tokens = z.looseObject({ idToken: z.string() });

const nameOf = (index: number) => `Visitor Number ${String(index).padStart(4, "0")}`;

const think = ({ pause: { least, most } }: Crowd) => pause(least + Math.random() * (most - least));

const namesIn = (page: string) => new Set(page.match(/Visitor Number \d{4}/g));

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
async function journey(
  at: { site: string; auth: string },
  { account, crowd, tally }: { account: Account; crowd: Crowd; tally: Tally },
) {
  const cookie = `marquee_session=${await signIn(at.auth, at.site, account)}`;
  await think(crowd);
  await read(at.site, cookie, account, tally);
  await think(crowd);
  await read(at.site, cookie, account, tally);
  const out = await fetch(`${at.site}/api/session`, { method: "DELETE", headers: { cookie } });
  if (!out.ok) tally.faults.push(`${account.name}: could not sign out (${out.status})`);
  const after = await (await fetch(`${at.site}${gatedPages.en}`)).text();
  if (leaksIn(after).length + namesIn(after).size > 0) {
    tally.mixedUp.push(`${account.name}: a visitor's page showed what is a member's`);
  }
  tally.journeys += 1;
}

/** Creates the accounts of the simulated members, 20 at a time. */
async function createAccounts({ name, members }: Crowd): Promise<Account[]> {
  const accounts = Array.from({ length: members }, (_, index) => ({
    name: nameOf(index),
    // Accounts of an earlier run may exist.
    email: `${name}-${process.pid}-${index}@marquee.test`,
    password: "popcorn-and-dark",
  }));
  for (let begun = 0; begun < members; begun += 20) {
    const some = accounts.slice(begun, begun + 20);
    await Promise.all(
      some.map(({ name: displayName, ...account }) =>
        createAccount({ ...account, displayName, emailVerified: true }),
      ),
    );
  }
  return accounts;
}

async function measureCrowd(at: { site: string; auth: string }, crowd: Crowd): Promise<void> {
  const accounts = await createAccounts(crowd);
  const tally: Tally = { journeys: 0, reads: [], faults: [], mixedUp: [] };
  const end = Date.now() + SECONDS * 1_000;
  const live = async (account: Account) => {
    // Members don't all arrive at once.
    await think(crowd);
    do {
      await journey(at, { account, crowd, tally }).catch((error: unknown) => {
        tally.faults.push(`${account.name}: ${String(error)}`);
      });
      await think(crowd);
    } while (Date.now() < end);
  };
  await Promise.all(accounts.map(live));
  const { name, members } = crowd;
  const { reads, journeys, faults, mixedUp } = tally;
  const how = `${members} members, ${SECONDS} s: ${journeys} journeys, ${reads.length} gated pages, median ${rounded(median(reads), 0)} ms`;
  printMeasure(`${name}.errors`, faults.length, how);
  printMeasure(`${name}.p95 (ms)`, rounded(percentile(reads, 0.95), 0), "of the gated pages");
  printMeasure(`${name}.crosstalk`, mixedUp.length, "pages that showed another's name");
  for (const fault of [...faults, ...mixedUp].slice(0, 10)) console.log(`    ${fault}`);
}

/**
 * Lets 200 and then 1,000 simulated members sign in, read gated pages and sign out for two minutes.
 * Prints for each of the two runs:
 * - `.errors`: failed steps; must be 0.
 * - `.p95`: the time in ms within which 95 % of the gated pages arrived.
 * - `.crosstalk`: pages that showed another member's name, or members' content to a visitor; must
 *   be 0.
 */
export async function measureMembers(at: { site: string; auth: string }): Promise<void> {
  for (const crowd of crowds) await measureCrowd(at, crowd);
}
