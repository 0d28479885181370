import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/stack/places.ts";
import { rawRequest } from "../../support/stack/raw-request.ts";
import { openSecondSite } from "../../support/stack/second-site.ts";
import { siteDist, testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development server has no serving layer.");

/** Functions that return unknown addresses: one for each kind of route that could render them. */
const kinds: ((name: string) => string)[] = [
  (name) => `/en/${name}`,
  (name) => `/en/${name}?utm_source=${name}`,
  (name) => `/en/programme/${name}`,
  (name) => `/${name}`,
  (name) => `/${name}/venue`,
  (name) => `/${name}/sign-in`,
  (name) => `/${name}/auth-action`,
  (name) => `/${name}/account`,
  (name) => `/${name}/notice/404`,
  (name) => `/en/notice/${name}`,
  (name) => `/en/member/${name}`,
  (name) => `/calendar/${name}/x.ics`,
  (name) => `/social/en/${name}/x.png`,
  (name) => `/sitemaps/${name}.xml`,
  (name) => `/api/${name}`,
  (name) => `/cdn/${name}`,
  (name) => `/_next/${name}`,
  (name) => `/_next/static/${name}.js`,
];

/** Methods and headers of the requests, which `flood` uses in turn. */
const manners: { method?: string; headers?: Record<string, string> }[] = [
  {},
  { method: "HEAD" },
  { headers: { rsc: "1", "next-router-prefetch": "1" } },
  { headers: { cookie: "marquee_session=forged" } },
];

const AT_ONCE = 16;

const addressesOf = (round: string, perKind: number) =>
  kinds.flatMap((kind) => Array.from({ length: perKind }, (_, index) => kind(`${round}-${index}`)));

/** Requests many unknown addresses, `AT_ONCE` in parallel. Returns status and `x-nextjs-cache` of each response. */
async function flood(site: string, round: string, perKind: number) {
  const waiting = addressesOf(round, perKind).entries();
  const answered: { path: string; status: number; cache: string | undefined }[] = [];
  const send = async () => {
    for (const [index, path] of waiting) {
      const { status, headers } = await rawRequest(site, path, manners[index % manners.length]);
      answered.push({ path, status, cache: headers["x-nextjs-cache"]?.toString() });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return answered;
}

const builtFiles = () =>
  readdirSync(join(root, "web", siteDist(testStack)), { recursive: true, encoding: "utf8" })
    .filter((path) => /^(?:server\/app|cache)\b/.test(path))
    .toSorted();

test("[SEC-1][PAGE-9] returns 404 for a flood of unknown addresses without Next.js, writes no file, and serves known pages from the cache meanwhile", async () => {
  const known = () => rawRequest(urls.site, "/en/venue");
  await known();
  const before = builtFiles();
  const flooding = flood(urls.site, "flood", 24);
  const over = flooding.then(() => null);
  const states: string[] = [];
  for (let response; (response = await Promise.race([over, known()]));) {
    states.push(`${response.status} ${String(response.headers["x-nextjs-cache"])}`);
  }
  expect(states.length).toBeGreaterThan(10);
  expect(new Set(states)).toEqual(new Set(["200 HIT"]));
  const answered = await flooding;
  expect(answered.filter(({ status }) => status !== 404)).toEqual([]);
  expect(answered.filter(({ cache }) => cache !== undefined)).toEqual([]);
  expect(builtFiles()).toEqual(before);
});

test(
  "[SEC-1] without the serving layer a flood of unknown addresses writes no file either",
  { tag: "@all" },
  async () => {
    const site = await openSecondSite(testStack);
    await using _site = { [Symbol.asyncDispose]: site.stop };
    // Sends a first round, which fills caches that all unknown addresses share. Later rounds must write no file.
    await flood(site.url, "first", 1);
    const before = builtFiles();
    const answered = await flood(site.url, "bare", 4);
    expect(answered.filter(({ status }) => status >= 500)).toEqual([]);
    expect(builtFiles()).toEqual(before);
  },
);
