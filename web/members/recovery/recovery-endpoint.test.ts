import { expect, test } from "vitest";
import { createRecoveryEndpoint } from "./recovery-endpoint.ts";
import type { Recovery } from "./recovery.ts";

const site = "https://nightlight.test";
const client = "203.0.113.7";

const member = { uid: "uid-1", tenantId: null };

/** Second factors of the accounts of valid ID tokens. */
const tokens: Readonly<Record<string, string[]>> = {
  "an.id.token": ["app"],
  "a.guests.token": [],
};

function open(over: Partial<Recovery> | null = {}) {
  const events: object[] = [];
  const errors: unknown[] = [];
  const clock = { time: 0 };
  const used: unknown[] = [];
  const recovery: Recovery = {
    state: async () => ({ remaining: 7, total: 10, createdAt: "2026-11-29T00:00:00.000Z" }),
    create: async () => ["a-new-code"],
    use: async (use) => (used.push(use), "recovered"),
    ...over,
  };
  const endpoint = createRecoveryEndpoint({
    recovery: () => (over === null ? null : recovery),
    findSession: async () => null,
    recentSignIn: async (idToken) => {
      const factors = tokens[idToken];
      return factors ? { ok: true, member, factors } : { ok: false, reason: "stale" };
    },
    tenantId: async () => "club",
    site: () => site,
    now: () => clock.time,
    logSecurity: (event, fields) => events.push({ event, ...fields }),
    onError: (error) => errors.push(error),
  });
  return { ...endpoint, events, errors, clock, used };
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${site}/api/session/recover`, {
    method: "POST",
    headers: { origin: site, "x-forwarded-for": client, ...headers },
    body: JSON.stringify(body),
  });

const body = { uid: "uid-1", pendingCredential: "proof", code: "4F7Q-09KX-TB2M" };

test("[AUTH-12] a used code is a line of the security log, without the code or the proof", async () => {
  const { recover, events, used } = open();
  const response = await recover(post(body));
  expect([response.status, await response.json()]).toEqual([200, { recovered: true }]);
  expect(used).toEqual([{ ...body, tenantId: "club" }]);
  expect(events).toEqual([{ event: "recovery.used", account: "uid-1", client }]);
});

test.each([
  ["a wrong code", "wrongCode", 403, "wrongCode", null],
  ["no proof of the first factor", "unproven", 401, "unproven", null],
  ["too many attempts", { wait: 60 }, 429, "tooMany", "60"],
] as const)("[AUTH-12] refuses and logs %s", async (_what, result, status, reason, retry) => {
  const { recover, events } = open({ use: async () => result });
  const response = await recover(post(body));
  expect([response.status, response.headers.get("retry-after")]).toEqual([status, retry]);
  expect(await response.json()).toEqual({ code: reason });
  expect(events).toEqual([{ event: "recovery.refused", reason, account: "uid-1", client }]);
});

test("[AUTH-12] creates codes for a recent sign-in only", async () => {
  const { create, events } = open();
  const stale = await create(post(null, { authorization: "Bearer an.old.token" }));
  expect([stale.status, await stale.json()]).toEqual([401, { code: "stale" }]);
  const created = await create(post(null, { authorization: "Bearer an.id.token" }));
  expect(await created.json()).toEqual({ codes: ["a-new-code"] });
  expect(created.headers.get("cache-control")).toBe("private, no-store");
  expect(events.at(-1)).toEqual({ event: "recovery.created", account: "uid-1", client });
});

test("[AUTH-12] creates no codes for an account without a second factor, such as a guest's", async () => {
  const created: unknown[] = [];
  const { create } = open({ create: async (...given) => (created.push(given), []) });
  const refused = await create(post(null, { authorization: "Bearer a.guests.token" }));
  expect([refused.status, await refused.json()]).toEqual([403, { code: "noFactor" }]);
  expect(created).toEqual([]);
  await create(post(null, { authorization: "Bearer an.id.token" }));
  expect(created).toEqual([[member, ["app"]]]);
});

test.each([
  ["a page of another site", post(body, { origin: "https://evil.test" }), 403],
  ["a body that is too long", post({ ...body, code: "x".repeat(9_000) }), 401],
  ["a body without a code", post({ uid: "uid-1" }), 401],
])("[AUTH-12] refuses %s", async (_what, request, status) => {
  const { recover, create, state, used } = open();
  expect((await recover(request)).status).toBe(status);
  expect(used).toEqual([]);
  const elsewhere = { origin: "https://evil.test", authorization: "Bearer an.id.token" };
  for (const handle of [create, state])
    expect((await handle(post(null, elsewhere))).status).toBe(403);
});

test("[AUTH-12][SEC-5] one client's attempts are limited, those of others go on", async () => {
  const { recover, clock } = open({ use: async () => "wrongCode" });
  for (let n = 0; n < 120; n += 1) expect((await recover(post(body))).status).toBe(403);
  expect((await recover(post(body))).status).toBe(429);
  expect((await recover(post(body, { "x-forwarded-for": "203.0.113.8" }))).status).toBe(403);
  clock.time = 600_000;
  expect((await recover(post(body))).status).toBe(403);
});

test("[AUTH-12][SEC-5] account pages read the codes of their session only, use up no attempts, and are not refused on a site without codes", async () => {
  const { state, recover } = open();
  for (let n = 0; n < 200; n += 1) expect((await state(post(null))).status).toBe(401);
  expect((await recover(post(body))).status).toBe(200);
  const without = open(null);
  expect((await without.state(post(null))).status).toBe(204);
  expect(without.events).toEqual([]);
});

test("[AUTH-12] says that codes are off, or can't be used now", async () => {
  expect((await open(null).recover(post(body))).status).toBe(404);
  const { recover, errors } = open({ use: () => Promise.reject(new Error("no lake")) });
  expect((await recover(post(body))).status).toBe(503);
  expect(errors).toHaveLength(1);
});
