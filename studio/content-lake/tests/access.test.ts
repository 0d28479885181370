import { describe, expect, it, vi } from "vitest";
import {
  field,
  page,
  setUpTestLake,
  studioOrigin,
  withToken,
  type TestCall,
} from "./support/set-up-lake.ts";
import { redeemingBrowser, signInCalls } from "./support/sign-in-browser.ts";

const lake = setUpTestLake();

const queryPath = "/v2025-02-19/data/query/production?query=*";
const evil = { origin: "http://evil.example" };
const create = { mutations: [page("a")] };

describe("a page of another origin", () => {
  it.each([
    ["a query", queryPath, {}],
    ["a document", "/v1/data/doc/production/a", {}],
    ["live events", "/v1/data/live/events/production", {}],
    ["a listener", "/v1/data/listen/production?query=*", {}],
    ["a mutation", "/v1/data/mutate/production", { body: create }],
    ["a sign-in", `/v1/auth/login/pLocalEditor?origin=${studioOrigin}`, {}],
    ["the readiness check", "/ping", {}],
    ["a preflight", queryPath, { method: "OPTIONS" }],
  ])("[SEC-3] is refused %s, even with a valid token", async (_what, path, more) => {
    const { status, headers } = await lake.call(path, { ...more, headers: evil });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  it("[SEC-3] is refused when only Sec-Fetch-Site shows a cross-site request", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await lake.call(queryPath, { headers })).status).toBe(403);
  });

  it.each(["evil.example:3400", "169.254.169.254", "evil.localhost.example"])(
    "[SEC-3] gets a 421 under the host name %s",
    async (host) => {
      const request = new Request(`http://${host}/images/marquee/production/x.jpg`);
      expect((await lake.lake.fetch(request)).status).toBe(421);
    },
  );
});

it.each([
  [queryPath, {}, 200],
  // Without these headers the Studio sees a network failure instead of the error, and retries for ever.
  ["/v1/data/nothing/here", {}, 404],
  [queryPath, { method: "OPTIONS", as: null }, 204],
] as const)(
  "[SEC-3] allows only the studio's origin to read the response: %s %o",
  async (...row) => {
    const [path, more, expected] = row;
    const requested = "authorization,x-sanity-project-id";
    const preflightHeaders = { origin: studioOrigin, "access-control-request-headers": requested };
    const { status, headers } = await lake.call(path, { ...more, headers: preflightHeaders });
    expect(status).toBe(expected);
    expect(headers.get("access-control-allow-origin")).toBe(studioOrigin);
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("vary")).toMatch(/origin/i);
    expect(headers.get("access-control-allow-headers")).toBe(expected === 204 ? requested : null);
  },
);

it.each<[string, TestCall, number]>([
  [queryPath, {}, 200],
  [queryPath, { as: null }, 401],
  [queryPath, withToken("sk-forged"), 401],
  [queryPath, { headers: { authorization: "Basic eDp5" } }, 401],
  [queryPath, { headers: evil }, 403],
  ["/v1/data/nothing/here", {}, 404],
  ["/v1/data/mutate/production", {}, 405],
  ["/v1/data/doc/production/%E0%A4%A", {}, 400],
])(
  "[SEC-3] sends every JSON response with nosniff and a policy that allows nothing: %s %o",
  async (...row) => {
    const [path, call, expected] = row;
    const { status, headers } = await lake.call(path, call);
    expect(status).toBe(expected);
    expect(headers.get("allow")).toBe(expected === 405 ? "POST" : null);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  },
);

describe("a reader without a token", () => {
  it.each([
    queryPath,
    "/v1/data/doc/production/a",
    "/v1/data/listen/production?query=*",
    "/v1/data/export/production",
    "/v1/data/history/production/transactions/a",
    "/v1/datasets",
    "/v1/data/query/nothing?query=*",
  ])("[GATE-5] gets a 401 from %s of a private dataset", async (path) => {
    const { status, body } = await lake.call(path, { as: null });
    const message = "Session not found";
    const error = { statusCode: 401, error: "Unauthorized", message, errorCode: "SIO-401-ANF" };
    expect([status, body]).toEqual([401, error]);
  });

  it("[GATE-5] finds only published documents of a public dataset, in every perspective and by search, id and release", async () => {
    const pages = ["a", "drafts.a", "drafts.b", "secret.c", "versions.r.a"];
    await lake.mutate(pages.map((id) => page(id, { title: `canary ${id}` })));
    await lake.act({ actionType: "sanity.action.release.create", releaseId: "r", metadata: {} });
    await lake.call("/v1/datasets/production", { method: "PATCH", body: { aclMode: "public" } });
    const idsOf = async (query: string, perspective = "drafts") => {
      const path = `/v1/data/query/production?${new URLSearchParams({ query, perspective })}`;
      return field((await lake.call(path, { as: null })).body, "result");
    };
    for (const perspective of ["raw", "drafts", "published", "r"])
      expect(await idsOf("*._id", perspective)).toEqual(["a"]);
    expect(await idsOf('*[@ match text::query("canary")]._id')).toEqual(["a"]);
    expect(await idsOf('*|score(@ match text::query("drafts"))[_score > 0]._id')).toEqual([]);
    expect(await idsOf("releases::all()")).toEqual([]);
    expect(await idsOf('*[sanity::versionOf("a")]._id')).toEqual(["a"]);
    const path = "/v1/data/doc/production/a,drafts.a,drafts.b?includeAllVersions=true";
    const reason = "permission";
    expect((await lake.call(path, { as: null })).body).toMatchObject({
      documents: [{ _id: "a", title: "canary a" }],
      omitted: ["drafts.a", "drafts.b"].map((id) => ({ id, reason })),
    });
  });

  it("may listen to live events, but not to those of drafts", async () => {
    const path = "/v1/data/live/events/production";
    const open = await lake.send(path, { as: null });
    expect(open.status).toBe(200);
    await open.body?.cancel();
    expect((await lake.call(`${path}?includeDrafts=true`, { as: null })).status).toBe(401);
  });
});

describe("roles", () => {
  it("let a viewer read drafts and write nothing", async () => {
    expect((await lake.call(queryPath, { as: "viewer" })).status).toBe(200);
    for (const path of ["data/mutate", "data/actions", "assets/images", "assets/files"]) {
      const call = { as: "viewer", body: create } as const;
      const { status, body } = await lake.call(`/v1/${path}/production`, call);
      expect([path, status, field(body, "error")]).toEqual([path, 403, "Forbidden"]);
    }
  });

  it("let an editor write, and only an administrator create datasets, private by default", async () => {
    const put = (name: string, as: "editor" | "administrator" = "administrator") =>
      lake.call(`/v1/datasets/${name}`, { as, method: "PUT", body: {} });
    const written = await lake.call("/v1/data/mutate/production", { as: "editor", body: create });
    expect([written.status, (await put("more", "editor")).status]).toEqual([200, 403]);
    expect((await put("more")).body).toEqual({ datasetName: "more", aclMode: "private" });
    expect([(await put("more")).status, (await put("..%2Fevil")).status]).toEqual([409, 400]);
    expect((await lake.call("/v1/data/query/more?query=*", { as: null })).status).toBe(401);
  });
});

describe("signing in", () => {
  const { enter, redeem, sessionOf } = signInCalls(lake);
  const login = (origin: string, headers?: Record<string, string>) =>
    enter("pLocalEditor", headers, origin);

  it("[SEC-3] sends a code to the studio's page and returns its session once", async () => {
    const response = await login(`${studioOrigin}/intent/edit?x=1`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(
      /^http:\/\/localhost:3333\/intent\/edit\?x=1#sid=\w{32}$/,
    );
    const me = await lake.call("/v1/users/me", await sessionOf(response));
    expect(me.body).toMatchObject({ name: "Local editor", role: "administrator" });
    expect((await redeem(response)).status).toBe(401);
  });

  it.each([
    {},
    { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
    { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  ])("[SEC-3] sends no code to a server that fetches the sign-in URL: %o", async (headers) => {
    const { status, headers: sent } = await login(studioOrigin, headers);
    expect([status, sent.get("location")]).toEqual([403, null]);
  });

  it.each<[string, (browser: Record<"origin" | "cookie", string>) => Record<string, string>]>([
    ["no cookie", ({ origin }) => ({ origin })],
    ["another browser's cookie", ({ origin }) => ({ origin, cookie: "lake_sign_in_x=made-up" })],
    ["no origin", ({ cookie }) => ({ cookie })],
    [
      "the origin of another allowed page",
      ({ cookie }) => ({ cookie, origin: "http://localhost:3000" }),
    ],
  ])("[SEC-3] refuses to redeem a code with %s", async (_what, headersOf) => {
    lake.reopen({ origins: [studioOrigin, "http://localhost:3000"] });
    const response = await login(studioOrigin);
    const { status, body } = await redeem(response, headersOf(redeemingBrowser(response)));
    expect([status, field(body, "token")]).toEqual([401, undefined]);
  });

  it("[SEC-3] separates sign-ins in two tabs of one browser", async () => {
    const [first, second] = [await login(studioOrigin), await login(studioOrigin)];
    const cookie = [first, second].map((response) => redeemingBrowser(response).cookie).join("; ");
    for (const response of [first, second])
      expect((await redeem(response, { origin: studioOrigin, cookie })).status).toBe(200);
  });

  it.each([
    "http://evil.example",
    "http://localhost:3333.evil.example",
    "http://localhost:3333@evil.example/",
    "javascript:alert(1)",
    "//localhost:3333",
    "",
  ])("[SEC-3] sends no code to %j", async (origin) => {
    const response = await login(origin);
    expect([response.status, response.headers.get("location")]).toEqual([403, null]);
  });

  it("[SEC-3] refuses a code after a minute", async () => {
    const response = await login(studioOrigin);
    lake.pass(60_000);
    expect((await redeem(response)).status).toBe(401);
  });

  it("[SEC-3] stores sessions as hashes and ends them at sign-out or after 30 days", async () => {
    const sessions = [
      await sessionOf(await login(studioOrigin)),
      await sessionOf(await login(studioOrigin)),
    ];
    const [first] = sessions;
    const statuses = () =>
      Promise.all(sessions.map(async (each) => (await lake.call(queryPath, each)).status));
    const { database } = lake.lake.lake.store;
    const stored = JSON.stringify(database.prepare("select * from credential").all());
    expect(stored).not.toContain(first?.headers.authorization.slice("Bearer ".length));
    expect(await statuses()).toEqual([200, 200]);
    await lake.call("/v1/auth/logout", { method: "POST", ...first });
    expect(await statuses()).toEqual([401, 200]);
    lake.pass(31 * 24 * 60 * 60 * 1000);
    expect(await statuses()).toEqual([401, 401]);
  });
});

it("returns an empty user without a session, as the Studio expects", async () => {
  expect((await lake.call("/v1/users/me", { as: null })).body).toEqual({});
});

it("returns 413 for an oversized body", async () => {
  const body = JSON.stringify({ query: "x".repeat(4 * 1024 * 1024 + 1) });
  for (const path of ["data/mutate", "data/actions", "data/query"])
    expect((await lake.call(`/v1/${path}/production`, { body })).status).toBe(413);
});

it("returns 405 for HEAD and starts no event stream", async () => {
  const subscribe = vi.spyOn(lake.production(), "subscribe");
  const address = "/v1/data/live/events/production";
  expect((await lake.call(address, { method: "HEAD" })).status).toBe(405);
  expect(subscribe).not.toHaveBeenCalled();
  const stream = await lake.send(address);
  expect(subscribe).toHaveBeenCalledOnce();
  await stream.body?.cancel();
});
