import { setTimeout as pause } from "node:timers/promises";
import { gatedPages, leaksIn } from "../members/canary.ts";
import { memberTokens, openSession } from "../members/tokens.ts";
import { askSite, isBlank, type PageAnswer, showsTrace } from "./answer.ts";
import type { FaultySite, ServiceName } from "./faulty-site.ts";
import { animationIn, type openFaultPages } from "./pages.ts";
import type { Fault } from "./proxy.ts";

type Complaint = { service: ServiceName; fault: Fault; page: string; what: string };

/**
 * Result of a round, which requests each kind of page during one fault. `asked` is the number of
 * requests, `slowest` the longest response time in ms. `slowestOf` names the page and the fault of
 * the slowest response.
 */
export type Tally = { asked: number; slowest: number; slowestOf: string; complaints: Complaint[] };

/** Maximum response time of a page during any fault, in ms. */
export const MAX_WAIT = 3_000;

type Pages = Awaited<ReturnType<typeof openFaultPages>>;
type Case = { page: string; path: string; cookie?: string; mayFail: boolean };

/** Returns the cookie of a session that is new to the site, so that the site must look the member up. */
export const freshMember = async (): Promise<string> =>
  `marquee_session=${await openSession((await memberTokens()).idToken)}`;

/**
 * Returns a request for every kind of page. Some of the pages are new: their slugs begin with
 * `name`, and the site hasn't cached them, because nobody has requested them yet.
 */
function casesFor(service: ServiceName, name: string, cookie: string, animation: string): Case[] {
  const noContent = service === "content";
  return [
    { page: "known page", path: "/en", mayFail: false },
    { page: "members' page", path: gatedPages.en, cookie, mayFail: false },
    { page: "sign-in", path: "/en/sign-in", mayFail: false },
    { page: "account", path: "/en/account", cookie, mayFail: false },
    { page: "known film", path: "/en/known-film", mayFail: false },
    { page: "known animation", path: "/en/known-hero", mayFail: false },
    { page: "page never seen", path: `/en/${name}-text`, mayFail: noContent },
    { page: "film never seen", path: `/en/${name}-film`, mayFail: noContent },
    { page: "animation never seen", path: `/en/${name}-hero`, mayFail: noContent },
    { page: "no page", path: `/en/${name}-none`, mayFail: noContent },
    { page: "sitemap", path: "/sitemap.xml", mayFail: false },
    { page: "robots", path: "/robots.txt", mayFail: false },
    { page: "first address", path: "/", mayFail: false },
    { page: "animation's file", path: animation, mayFail: service === "animations" },
    { page: "session settings", path: "/api/session", mayFail: false },
    { page: "health", path: "/api/health", mayFail: false },
    { page: "readiness", path: "/api/ready", mayFail: false },
  ];
}

function faultsOf(answer: PageAnswer, { page, cookie, mayFail }: Case, gatesShut: boolean) {
  const { status, ms, body } = answer;
  const isMissing = page === "no page" && status === 404;
  const isFine = (status >= 200 && status < 400) || isMissing || (mayFail && status >= 500);
  return [
    isFine ? null : `status ${status}: ${body.slice(0, 120)}`,
    page !== "first address" && isBlank(answer) ? "blank" : null,
    showsTrace(answer) ? "shows a stack trace" : null,
    ms > MAX_WAIT ? `took ${Math.round(ms)} ms` : null,
    cookie !== undefined && gatesShut && leaksIn(body).length > 0 ? "opened a gate" : null,
  ].filter((what) => what !== null);
}

/** Lets the site cache pages before a fault. Returns the URL of the animation on `/en/known-hero`. */
async function visitAll(site: FaultySite): Promise<string> {
  const paths = ["/en", gatedPages.en, "/en/sign-in", "/en/known-text", "/en/known-film"];
  for (const path of [...paths, "/sitemap.xml"]) await askSite(site.url, path);
  const { body } = await askSite(site.url, "/en/known-hero");
  const address = animationIn(body);
  if (address === null) throw new Error("The page /en/known-hero contains no animation URL.");
  return address;
}

/** Polls until a condition holds. Returns how long it took in ms, or Infinity after 15 s. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 15_000) {
    if (await holds()) return performance.now() - begun;
    await pause(100);
  }
  return Infinity;
}

/** Number of rounds so far. It makes the page names of each round unique. */
let rounds = 0;
const nextName = () => `round-${process.pid}-${++rounds}`;

/**
 * Injects a fault into one service, expires every page, requests each kind of page, and ends the fault. With `each`,
 * the fault starts again before every page, so that every request is the first one during the fault.
 */
export async function holdFault(
  { site, pages }: { site: FaultySite; pages: Pages },
  { service, fault, each = false }: { service: ServiceName; fault: Fault; each?: boolean },
): Promise<Tally> {
  const tally: Tally = { asked: 0, slowest: 0, slowestOf: "", complaints: [] };
  const proxy = site.proxies[service];
  const name = nextName();
  await pages.publish(name, "Words of this round.");
  const animation = await visitAll(site);
  const cookie = await freshMember();
  const isBack = async () =>
    (await askSite(site.url, "/api/ready")).body.includes('"content":"available"');
  const take = async () => {
    await site.expirePages();
    await proxy.set(fault);
  };
  const note = (page: string, what: string) =>
    tally.complaints.push({ service, fault, page, what });
  if (!each) await take();
  for (const one of casesFor(service, name, cookie, animation)) {
    if (each) {
      await until(isBack);
      await take();
    }
    const gatesShut = service === "content" || service === "signIn";
    const answer = await askSite(site.url, one.path, one.cookie);
    tally.asked += 1;
    if (answer.ms > tally.slowest) {
      Object.assign(tally, { slowest: answer.ms, slowestOf: `${one.page} (${service} ${fault})` });
    }
    for (const what of faultsOf(answer, one, gatesShut)) note(one.page, what);
    if (each) await proxy.set("none");
  }
  await proxy.set("none");
  await until(isBack);
  return tally;
}

/**
 * Injects a fault into a service and ends it. Returns the time in ms from the fault's end until
 * visitors see the service's content again, or Infinity after 15 s. For the content service and the
 * translation files, the content changes during the fault, and visitors must see the new content.
 */
export async function timeRecovery(
  { site, pages }: { site: FaultySite; pages: Pages },
  { service, fault }: { service: ServiceName; fault: Fault },
): Promise<number> {
  const name = nextName();
  const words = `Said after ${name}`;
  await pages.publish(name, "Before.");
  await visitAll(site);
  const cookie = await freshMember();
  const shows = async (path: string, text: string, as = "") =>
    (await askSite(site.url, path, as)).body.includes(text);
  const hero = animationIn((await askSite(site.url, `/en/${name}-hero`)).body) ?? "";
  const proxy = site.proxies[service];
  await proxy.set(fault);

  const seen: Record<ServiceName, () => Promise<boolean>> = {
    content: () => shows("/en/known-text", words),
    signIn: async () => leaksIn((await askSite(site.url, gatedPages.en, cookie)).body).length > 0,
    films: () => shows(`/en/${name}-film`, "/api/film-still"),
    texts: () => shows("/en/sign-in", words),
    animations: async () => (await askSite(site.url, hero)).status === 200,
  };
  if (service === "content") await pages.say("known", words);
  if (service === "texts") site.textsHost.say({ en: { auth: { signIn: words } } });
  // Expires the cached translation file. Otherwise the site would use that file for up to a minute
  // before it noticed the fault.
  if (service === "texts") await site.expirePages();
  if (await seen[service]()) throw new Error(`${service} ${fault}: the fault had no effect.`);
  await pause(1_500);
  await seen[service]();
  await proxy.set("none");
  return until(seen[service]);
}
