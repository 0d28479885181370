import type { Share } from "@marquee/schemas/share";
import { expect, test } from "vitest";
import { createShareEndpoint } from "./share-endpoint.ts";

const site = "https://nightlight.test";
const secret = "s".repeat(43);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const document = { page: "page-en-tram", perspective: ["drafts"], timeZone: null };
const share: Share = { _createdAt: 0, until: HOUR, ...document };

class Outage extends Error {}

/** Creates an endpoint for one existing link. Records the secrets that the endpoint looks up. */
function openEndpoint({ at = site, isDown = false } = {}) {
  const readSecrets: string[] = [];
  const events: object[] = [];
  const clock = { time: 0 };
  const endpoint = createShareEndpoint({
    find: async (given) => {
      if (isDown) throw new Outage();
      readSecrets.push(given);
      return given === secret ? share : null;
    },
    pathOf: async ({ page }) => `/en/${page}`,
    exitPath: async (path) => path ?? "/",
    site: () => at,
    isOutage: (error) => error instanceof Outage,
    now: () => clock.time,
    logSecurity: (event, fields) => events.push({ event, ...fields }),
  });
  return { ...endpoint, readSecrets, events, clock };
}

const request = (body: string, headers: Record<string, string> = {}) =>
  new Request(`${site}/api/share`, {
    method: "POST",
    headers: { origin: site, "sec-fetch-site": "same-origin", ...headers },
    body,
  });

test("[PAGE-6] stores a link's secret in a __Host- cookie for a day longer than the link is valid", async () => {
  const response = await openEndpoint().open(request(secret));
  expect(await response.json()).toEqual({ to: "/en/page-en-tram" });
  const seconds = (HOUR + DAY) / 1000;
  expect(response.headers.getSetCookie()).toEqual([
    `__Host-marquee_share=${secret}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const at = "http://localhost:3000";
  const plain = await openEndpoint({ at }).open(request(secret, { origin: at }));
  const cookie = `marquee_share=${secret}; Max-Age=90000; Path=/; HttpOnly; SameSite=Lax`;
  expect(plain.headers.getSetCookie()).toEqual([cookie]);
});

test("deletes the cookies for an unknown secret, and when a visitor leaves the preview", async () => {
  const response = await openEndpoint().open(request("x"));
  expect(response.status).toBe(404);
  const names = ["__Host-marquee_share", "marquee_share", "marquee_preview_consent"];
  const cookies = names.map((name) => expect.stringMatching(`^${name}=; Max-Age=0`));
  expect(response.headers.getSetCookie()).toEqual(cookies);
  const left = await openEndpoint().leave(request("from=%2Fen%2Ftram"));
  expect([left.status, left.headers.get("location")]).toEqual([303, "/en/tram"]);
  expect(left.headers.getSetCookie()).toHaveLength(3);
});

test.each([
  { origin: "https://evil.test" },
  { "sec-fetch-site": "cross-site" },
  { origin: "null", "sec-fetch-site": "same-origin" },
])(
  "[SEC-2] returns 403 to a page of another site that opens or leaves a preview: %j",
  async (headers) => {
    const { open, leave, readSecrets } = openEndpoint();
    for (const response of [
      await open(request(secret, headers)),
      await leave(request("", headers)),
    ]) {
      expect([response.status, response.headers.getSetCookie(), readSecrets]).toEqual([
        403,
        [],
        [],
      ]);
    }
  },
);

test("limits the guesses of a client without further queries to the content service", async () => {
  const { open, readSecrets, clock } = openEndpoint();
  for (let tries = 0; tries < 60; tries += 1) await open(request("wrong"));
  const refused = await open(request(secret));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(readSecrets).toHaveLength(60);
  const other = await open(request(secret, { "x-forwarded-for": "192.0.2.7" }));
  expect(other.status).toBe(200);
  clock.time = 60_000;
  expect((await open(request(secret))).status).toBe(200);
});

test("returns 413 for an oversized body, and 503 while the content service is down, and keeps the cookies", async () => {
  const { open, readSecrets } = openEndpoint();
  expect((await open(request("x".repeat(3_000)))).status).toBe(413);
  expect(readSecrets).toEqual([]);
  const response = await openEndpoint({ isDown: true }).open(request(secret));
  expect(response.status).toBe(503);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("[SEC-4] logs opened, refused and left previews without the secret", async () => {
  const { open, leave, events } = openEndpoint();
  const from = { "x-forwarded-for": "203.0.113.7" };
  await open(request(secret, from));
  await open(request("x".repeat(43), from));
  await leave(request("from=%2Fen%2Fvenue", from));
  const client = "203.0.113.7";
  expect(events).toEqual([
    { event: "share.opened", document: share.page, client },
    { event: "share.refused", reason: "over", client },
    { event: "share.left", client },
  ]);
});
