import { lakeClient, lakeToken } from "../../support/stack/lake.ts";
import { askSite, isBlank, showsTrace } from "../../support/faults/answer.ts";
import {
  type FaultySite,
  openFaultySite,
  type ServiceName,
} from "../../support/faults/faulty-site.ts";
import { openFaultPages } from "../../support/faults/pages.ts";
import type { Fault } from "../../support/faults/proxy.ts";
import { freshMember, holdFault, MAX_WAIT, timeRecovery } from "../../support/faults/rounds.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { gatedPages, leaksIn } from "../../support/members/canary.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test } from "../../support/test.ts";

/** Maximum time in ms from a service's recovery until visitors see its content again. */
const MAX_RECOVERY = 5_000;

let site: FaultySite;
let pages: Awaited<ReturnType<typeof openFaultPages>>;

test.describe.configure({ mode: "serial" });
test.skip(testStack.name === "dev", "needs a build");
test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await openFaultySite(testStack, { en: { auth: { signIn: "Sign in, please" } } });
  pages = await openFaultPages(lakeClient(testStack, lakeToken(testStack, "administrator")));
  await pages.publish("known", "Known words.");
});
test.afterAll(async () => {
  await pages?.restore();
  await site?.close();
});

const rounds: [ServiceName, Fault][] = [
  ["content", "refused"],
  ["content", "stalled"],
  ["content", "html"],
  ["content", "otherJson"],
  ["content", "endless"],
  ["content", "drip"],
  ["signIn", "refused"],
  ["signIn", "stalled"],
  ["films", "stalled"],
  ["texts", "stalled"],
  ["animations", "stalled"],
  ["animations", "packed"],
];

for (const [service, fault] of rounds) {
  test(
    `[PAGE-9] ${service} ${fault}: every page responds in time, without blank pages, stack traces or open gates`,
    { tag: service === "content" && fault === "stalled" ? [] : "@all" },
    async () => {
      const { slowest, complaints } = await holdFault({ site, pages }, { service, fault });
      expect(complaints).toEqual([]);
      expect(slowest).toBeLessThan(MAX_WAIT);
    },
  );
}

for (const [service, fault] of [
  ["content", "stalled"],
  ["content", "refused"],
  ["signIn", "stalled"],
  ["films", "html"],
  ["texts", "refused"],
  ["animations", "refused"],
] as const) {
  test(
    `[PAGE-9] ${service} ${fault}: recovers within five seconds, without a restart`,
    { tag: "@all" },
    async () => {
      expect(await timeRecovery({ site, pages }, { service, fault })).toBeLessThan(MAX_RECOVERY);
    },
  );
}

const { missing, signOut } = interfaceTexts("en").auth;

async function readAsMember(cookie: string) {
  const response = await fetch(`${site.url}${gatedPages.en}`, { headers: { cookie } });
  const body = await response.text();
  return {
    isOpen: leaksIn(body).length > 0,
    hasRetry: body.includes(missing.unverified),
    hasMenu: body.includes(signOut),
    cacheControl: response.headers.get("cache-control"),
  };
}

test("[MEM-2] a member who can't be verified gets a message with a retry; a verified one stays signed in", async () => {
  const verified = await freshMember();
  const unknown = await freshMember();
  await expect.poll(async () => (await readAsMember(verified)).isOpen).toBe(true);
  await site.proxies.signIn.set("refused");
  try {
    const cacheControl = "private, no-store";
    expect(await readAsMember(unknown)).toEqual({
      isOpen: false,
      hasRetry: true,
      hasMenu: true,
      cacheControl,
    });
    expect(await readAsMember(verified)).toMatchObject({ isOpen: true, hasRetry: false });
  } finally {
    await site.proxies.signIn.set("none");
  }
  await expect.poll(async () => (await readAsMember(unknown)).isOpen).toBe(true);
});

test(
  "[PAGE-9] a site that starts while its services hang serves cached content and is ready",
  { tag: "@all" },
  async () => {
    await Promise.all(Object.values(site.proxies).map((proxy) => proxy.set("stalled")));
    try {
      expect(await site.restart()).toBeLessThan(15_000);
      await site.expirePages();
      const home = await askSite(site.url, "/en");
      expect(home.status).toBe(200);
      expect(home.ms).toBeLessThan(MAX_WAIT);
      expect([isBlank(home), showsTrace(home)]).toEqual([false, false]);
      const ready = await askSite(site.url, "/api/ready");
      expect(ready.status).toBe(200);
      expect(JSON.parse(ready.body)).toEqual({ ready: true, content: "cached", signIn: "valid" });
    } finally {
      await Promise.all(Object.values(site.proxies).map((proxy) => proxy.set("none")));
    }
    await expect
      .poll(async () => JSON.parse((await askSite(site.url, "/api/ready")).body).content)
      .toBe("available");
  },
);
