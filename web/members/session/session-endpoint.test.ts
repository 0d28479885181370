import { describe, expect, test } from "vitest";
import { createSessionEndpoint } from "./session-endpoint.ts";
import type { Opening, Sessions } from "./sessions.ts";

const site = "https://nightlight.test";
const opened = {
  ok: true,
  uid: "uid-1",
  tenantId: null,
  signIn: { hashes: ["a-key"], until: 2_592_000_000 },
  signedInAt: 0,
  endsAt: 1_209_600_000,
  replaced: null,
  isNew: true,
  method: "password",
  factor: "totp",
  cookie: { value: "a.minted.cookie", lifetime: 1_209_600_000 },
  persistence: "local",
} satisfies Opening;

type OpenCall = { idToken: string; cookie: string | null };
type Given = { at?: string; opening?: Opening; ending?: Awaited<ReturnType<Sessions["endAll"]>> };

/** Creates an endpoint whose sessions return the given results and record their calls. */
function openEndpoint({ at = site, opening = opened, ending = "ended" }: Given = {}) {
  const openCalls: OpenCall[] = [];
  const closed: string[] = [];
  const events: object[] = [];
  const clock = { time: 0 };
  const recorded: { session: object; isMinted: boolean }[] = [];
  const deletedRecords: unknown[] = [];
  const sessions: Sessions = {
    open: async (idToken, cookie) => {
      openCalls.push({ idToken, cookie });
      return opening;
    },
    identify: async () => null,
    find: async () => null,
    read: async () => null,
    close: async (cookie) => {
      closed.push(cookie);
      return { uid: "uid-1", signIn: opened.signIn };
    },
    endAll: async () => ending,
  };
  const endpoint = createSessionEndpoint({
    sessions: () => sessions,
    site: () => at,
    now: () => clock.time,
    logSecurity: (event, fields) => events.push({ event, ...fields }),
    record: async (session, isMinted) => void recorded.push({ session, isMinted }),
    deleteRecord: async (uid, signIn) => void deletedRecords.push([uid, signIn]),
  });
  return { ...endpoint, recorded, deletedRecords, openCalls, closed, events, clock };
}

type Headers = Record<string, string>;

const request = (method: string, headers: Headers = {}, body?: string) =>
  new Request(`${site}/api/session`, {
    method,
    headers: { origin: site, "sec-fetch-site": "same-origin", ...headers },
    ...(body === undefined ? {} : { body }),
  });
const bearer = { authorization: "Bearer an.id.token" };
const session = { cookie: "__Host-marquee_session=a.b.c" };
const codeOf = async (response: Response) => Object(await response.json()).code;
const cookiesOf = ({ headers }: Response) => headers.getSetCookie();

describe("[AUTH-7] POST", () => {
  test("sets an httpOnly __Host- session cookie and a readable hint without data", async () => {
    const response = await openEndpoint().POST(request("POST", bearer));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("clear-site-data")).toBe('"prefetchCache"');
    expect(cookiesOf(response)).toEqual([
      "__Host-marquee_session=a.minted.cookie; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax",
      "marquee_signed_in=1; Max-Age=1209600; Path=/; Secure; SameSite=Lax",
    ]);
  });

  test("[AUTH-3] uses the plain cookie name without https on this machine, and cookies that end with the browser when persistence is session", async () => {
    const at = "http://localhost:3000";
    const opening = { ...opened, persistence: "session" as const };
    const endpoint = openEndpoint({ at, opening });
    const response = await endpoint.POST(request("POST", { ...bearer, origin: at }));
    expect(cookiesOf(response)).toEqual([
      "marquee_session=a.minted.cookie; Path=/; HttpOnly; SameSite=Lax",
      "marquee_signed_in=1; Path=/; SameSite=Lax",
    ]);
  });

  test.each([
    ["keeps a valid session", "__Host-marquee_session=it-has; marquee_session=planted", "it-has"],
    [
      "[SEC-3] ignores a session under the plain name on https, because another host of the domain could set it",
      "marquee_session=planted",
      null,
    ],
  ])("%s", async (_what, cookie, passed) => {
    const endpoint = openEndpoint({ opening: { ...opened, cookie: null } });
    const response = await endpoint.POST(request("POST", { ...bearer, cookie }));
    expect(endpoint.openCalls).toEqual([{ idToken: "an.id.token", cookie: passed }]);
    expect([response.status, cookiesOf(response)]).toEqual([200, []]);
  });

  test.each([
    ["invalid", 401],
    ["stale", 401],
    ["methodOff", 403],
    ["signUpOff", 403],
    ["sessionsOff", 403],
    ["unavailable", 503],
  ] as const)(
    "refused as %s: sets no cookie and returns a code without details",
    async (reason, status) => {
      const endpoint = openEndpoint({ opening: { ok: false, reason } });
      const response = await endpoint.POST(request("POST", bearer));
      expect([response.status, cookiesOf(response)]).toEqual([status, []]);
      expect(await response.json()).toEqual({ code: reason, error: expect.any(String) });
    },
  );

  test.each([
    [401, "noToken", {}],
    [401, "noToken", { authorization: "Basic eDp5" }],
    [401, "noToken", { authorization: "Bearer a b" }],
    [413, "tooLarge", bearer, "x".repeat(2_000)],
  ])("returns %i %s without verifying a token for %j", async (status, code, headers, body = "") => {
    const endpoint = openEndpoint();
    const response = await endpoint.POST(request("POST", headers, body));
    expect([response.status, await codeOf(response)]).toEqual([status, code]);
    expect(endpoint.openCalls).toEqual([]);
  });
});

describe("DELETE", () => {
  test("[AUTH-7][GATE-3] clears both cookies and the cookie of the plain name, and ends the session of a cookie on the server", async () => {
    const { DELETE, closed } = openEndpoint();
    expect((await DELETE(request("DELETE", session))).status).toBe(200);
    const response = await DELETE(request("DELETE"));
    expect(closed).toEqual(["a.b.c"]);
    expect(response.headers.get("clear-site-data")).toBe('"prefetchCache"');
    expect(cookiesOf(response)).toEqual([
      "__Host-marquee_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "marquee_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "marquee_signed_in=; Max-Age=0; Path=/; Secure; SameSite=Lax",
    ]);
  });

  test("[SEC-3] returns 429 to a client that sends too many cookies, because each one is verified", async () => {
    const { DELETE } = openEndpoint();
    const headers = { ...session, "x-forwarded-for": "203.0.113.7" };
    for (let tried = 0; tried < 6_000; tried += 1) await DELETE(request("DELETE", headers));
    const response = await DELETE(request("DELETE", headers));
    expect([response.status, await codeOf(response)]).toEqual([429, "tooMany"]);
  });

  test.each([
    ["clears the cookies when all sessions have ended", "ended", session, 200, 3],
    ["keeps the cookies for a retry without the provider", "unavailable", session, 503, 0],
    ["requires a valid session", "invalid", session, 401, 0],
    ["requires a session", "ended", {}, 401, 0],
  ] as const)("[AUTH-6] everywhere: %s", async (_what, ending, headers, status, cookies) => {
    const response = await openEndpoint({ ending }).endAll(request("DELETE", headers));
    expect([response.status, cookiesOf(response).length]).toEqual([status, cookies]);
  });
});

test.each([
  ["another origin", { origin: "https://evil.test", "sec-fetch-site": "cross-site" }],
  ["another host", { origin: "https://a.nightlight.test", "sec-fetch-site": "same-site" }],
  ["the site without https", { origin: "http://nightlight.test" }],
  ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a fetch that claims our origin from elsewhere", { "sec-fetch-site": "cross-site" }],
])("[SEC-3] %s can neither open nor close a session", async (_, headers) => {
  const endpoint = openEndpoint();
  const responses = [
    await endpoint.POST(request("POST", { ...bearer, ...headers })),
    await endpoint.DELETE(request("DELETE", headers)),
    await endpoint.endAll(request("DELETE", { ...session, ...headers })),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(responses.flatMap(cookiesOf)).toEqual([]);
  expect(endpoint.openCalls).toEqual([]);
});

describe("rate limits", () => {
  const from = (client: string) => ({ ...bearer, "x-forwarded-for": client });

  test("returns 429 with Retry-After to a client that sends too many invalid tokens", async () => {
    const opening = { ok: false, reason: "invalid" } as const;
    const { POST, DELETE, clock } = openEndpoint({ opening });
    for (let tried = 0; tried < 120; tried += 1)
      expect((await POST(request("POST", from("203.0.113.7")))).status).toBe(401);
    clock.time = 20_000;
    const response = await POST(request("POST", from("203.0.113.7")));
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "40"]);
    expect(await codeOf(response)).toBe("tooMany");
    // Signing out and other clients are not limited.
    expect((await DELETE(request("DELETE", from("203.0.113.7")))).status).toBe(200);
    expect((await POST(request("POST", from("203.0.113.8")))).status).toBe(401);
    clock.time = 60_000;
    expect((await POST(request("POST", from("203.0.113.7")))).status).toBe(401);
  });

  test("[MEM-2] returns 429 with Retry-After to a client whose other sign-ins wait, and locks none out that wait or fail for others", async () => {
    for (const [reason, status, retry] of [
      ["tooMany", 429, "10"],
      ["unavailable", 503, null],
    ] as const) {
      const { POST } = openEndpoint({ opening: { ok: false, reason } });
      for (let tried = 0; tried < 121; tried += 1) {
        const response = await POST(request("POST", from("203.0.113.7")));
        expect([response.status, response.headers.get("retry-after")]).toEqual([status, retry]);
      }
    }
  });

  test("accepts 50 sign-ins a second from one IP address for two minutes", async () => {
    const { POST, clock } = openEndpoint();
    const statuses = new Set<number>();
    for (clock.time = 0; clock.time < 120_000; clock.time += 20)
      statuses.add((await POST(request("POST", from("203.0.113.7")))).status);
    expect([...statuses]).toEqual([200]);
  });
});

test("[SEC-4] logs sign-ins with method and factor, refusals and sign-outs, without token or cookie", async () => {
  const from = { "x-forwarded-for": "203.0.113.7" };
  const { POST, DELETE, events } = openEndpoint();
  await POST(request("POST", { ...bearer, ...from }));
  await POST(request("POST", from));
  await POST(request("POST", { ...bearer, ...from, origin: "https://evil.test" }));
  await DELETE(request("DELETE", { ...from, ...session }));
  const client = "203.0.113.7";
  expect(events).toEqual([
    { event: "session.opened", account: "uid-1", client, method: "password", factor: "totp" },
    { event: "session.refused", reason: "noToken", client },
    { event: "session.refused", reason: "origin", client },
    { event: "session.ended", account: "uid-1", client },
  ]);
});

test("[AUTH-12] records each session with the one that it replaced, and removes those that end from the list", async () => {
  const replaced = { uid: "uid-2", signIn: { hashes: ["another-key"], until: 1 } };
  const endpoint = openEndpoint({ opening: { ...opened, replaced } });
  await endpoint.POST(request("POST", { ...bearer, "user-agent": "a browser" }));
  expect(endpoint.recorded).toEqual([
    {
      session: {
        member: { uid: "uid-1", tenantId: null },
        replaced: { member: { uid: "uid-2", tenantId: null }, signIn: replaced.signIn },
        signIn: opened.signIn,
        signedInAt: 0,
        endsAt: 1_209_600_000,
        method: "password",
        userAgent: "a browser",
      },
      isMinted: true,
    },
  ]);
  const renewed = openEndpoint({ opening: { ...opened, isNew: false, cookie: null } });
  await renewed.POST(request("POST", bearer));
  expect(renewed.recorded).toMatchObject([{ session: { replaced: null }, isMinted: false }]);
  await endpoint.DELETE(request("DELETE", session));
  expect(endpoint.deletedRecords).toEqual([["uid-1", opened.signIn]]);
});
