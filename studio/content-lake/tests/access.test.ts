import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { field, openTestLake, studioOrigin, type TestLake } from "./support/open-test-lake.ts";
import { codeOf, navigation, redeemingBrowser } from "./support/sign-in-browser.ts";

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

const queryPath = "/v2025-02-19/data/query/production?query=*";
const create = { mutations: [{ create: { _id: "a", _type: "page" } }] };

it("sends CORS headers with an error to the studio's origin", async () => {
  const { status, headers } = await lake.call("/v1/data/nothing/here", {
    headers: { origin: studioOrigin },
  });
  // Without this header the Studio sees a network failure instead of the error, and retries for ever.
  expect([status, headers.get("access-control-allow-origin")]).toEqual([404, studioOrigin]);
});

describe("a page of another origin", () => {
  const evil = { origin: "http://evil.example" };
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

  it("[SEC-3] gets a 421 under a host name that isn't the lake's", async () => {
    for (const host of ["evil.example:3400", "169.254.169.254", "evil.localhost.example"]) {
      const answer = await lake.lake.fetch(
        new Request(`http://${host}/images/marquee/production/x.jpg`),
      );
      expect(answer.status).toBe(421);
    }
  });
});

it("[SEC-3] allows only the studio's origin to read the response", async () => {
  const { status, headers } = await lake.call(queryPath, { headers: { origin: studioOrigin } });
  expect(status).toBe(200);
  expect(headers.get("access-control-allow-origin")).toBe(studioOrigin);
  expect(headers.get("access-control-allow-credentials")).toBe("true");
  expect(headers.get("vary")).toMatch(/origin/);
});

it("[SEC-3] sends every JSON response with nosniff and a policy that allows nothing", async () => {
  const calls = [
    [queryPath, {}, 200],
    [queryPath, { as: null }, 401],
    [queryPath, { headers: { origin: "http://evil.example" } }, 403],
    ["/v1/data/nothing/here", {}, 404],
    ["/v1/data/mutate/production", {}, 405],
  ] as const;
  for (const [path, more, expected] of calls) {
    const { status, headers } = await lake.call(path, more);
    expect([path, status]).toEqual([path, expected]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  }
});

it("allows the requested headers in the studio's preflight", async () => {
  const { status, headers } = await lake.call(queryPath, {
    method: "OPTIONS",
    as: null,
    headers: {
      origin: studioOrigin,
      "access-control-request-headers": "authorization,x-sanity-project-id",
    },
  });
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-headers")).toBe("authorization,x-sanity-project-id");
});

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
    expect(status).toBe(401);
    expect(body).toEqual({
      statusCode: 401,
      error: "Unauthorized",
      message: "Session not found",
      errorCode: "SIO-401-ANF",
    });
  });

  it("[GATE-5] sees only published documents of a public dataset, in every perspective", async () => {
    await lake.mutate(
      ["a", "drafts.a", "drafts.b", "secret.c", "versions.r.a"].map((_id) => ({
        create: { _id, _type: "page" },
      })),
    );
    await lake.call("/v1/datasets/production", { method: "PATCH", body: { aclMode: "public" } });
    for (const perspective of ["raw", "drafts", "published", "r"]) {
      const path = `/v1/data/query/production?perspective=${perspective}&query=*._id`;
      expect(field((await lake.call(path, { as: null })).body, "result")).toEqual(["a"]);
    }
  });

  it("[GATE-5] finds no draft or release by search, by id or in the list of releases", async () => {
    await lake.mutate([
      { create: { _id: "a", _type: "page", title: "open" } },
      { create: { _id: "drafts.a", _type: "page", title: "secret" } },
      { create: { _id: "versions.r.a", _type: "page", title: "secret" } },
    ]);
    const action = { actionType: "sanity.action.release.create", releaseId: "r", metadata: {} };
    await lake.act(action);
    await lake.call("/v1/datasets/production", { method: "PATCH", body: { aclMode: "public" } });
    const ask = async (query: string) => {
      const path = `/v1/data/query/production?perspective=drafts&query=${encodeURIComponent(query)}`;
      return field((await lake.call(path, { as: null })).body, "result");
    };
    expect(await ask('*[@ match text::query("open")]._id')).toEqual(["a"]);
    expect(await ask('*[@ match text::query("secret")]._id')).toEqual([]);
    expect(await ask('*|score(@ match text::query("secret")){_id, _score}')).toEqual([
      { _id: "a", _score: 0 },
    ]);
    expect(await ask("releases::all()")).toEqual([]);
    expect(await ask('*[sanity::versionOf("a")]._id')).toEqual(["a"]);
    const path = "/v1/data/doc/production/a,drafts.a,drafts.b?includeAllVersions=true";
    expect((await lake.call(path, { as: null })).body).toMatchObject({
      documents: [{ _id: "a", title: "open" }],
      omitted: [
        { id: "drafts.a", reason: "permission" },
        { id: "drafts.b", reason: "permission" },
      ],
    });
  });

  it("may listen to live events, but not to those of drafts", async () => {
    const open = await lake.send("/v1/data/live/events/production", { as: null });
    expect(open.status).toBe(200);
    await open.body?.cancel();
    expect(
      (await lake.call("/v1/data/live/events/production?includeDrafts=true", { as: null })).status,
    ).toBe(401);
  });
});

it("[SEC-3] refuses a forged token and another authorization scheme", async () => {
  const headers = { authorization: "Bearer sk-forged" };
  expect((await lake.call(queryPath, { as: null, headers })).status).toBe(401);
  expect(
    (await lake.call(queryPath, { as: null, headers: { authorization: "Basic eDp5" } })).status,
  ).toBe(401);
});

describe("roles", () => {
  it("let a viewer read drafts and write nothing", async () => {
    expect((await lake.call(queryPath, { as: "viewer" })).status).toBe(200);
    for (const path of [
      "/v1/data/mutate/production",
      "/v1/data/actions/production",
      "/v1/assets/images/production",
      "/v1/assets/files/production",
    ]) {
      const { status, body } = await lake.call(path, { as: "viewer", body: create });
      expect([path, status, field(body, "error")]).toEqual([path, 403, "Forbidden"]);
    }
  });

  it("let an editor write, but create no datasets", async () => {
    expect(
      (await lake.call("/v1/data/mutate/production", { as: "editor", body: create })).status,
    ).toBe(200);
    expect(
      (await lake.call("/v1/datasets/more", { as: "editor", method: "PUT", body: {} })).status,
    ).toBe(403);
  });

  it("let an administrator create datasets, private by default", async () => {
    expect((await lake.call("/v1/datasets/more", { method: "PUT", body: {} })).body).toEqual({
      datasetName: "more",
      aclMode: "private",
    });
    expect((await lake.call("/v1/datasets/more", { method: "PUT", body: {} })).status).toBe(409);
    expect((await lake.call("/v1/datasets/..%2Fevil", { method: "PUT", body: {} })).status).toBe(
      400,
    );
    expect((await lake.call("/v1/data/query/more?query=*", { as: null })).status).toBe(401);
  });
});

describe("signing in", () => {
  const login = (origin: string, headers: Record<string, string> = navigation) =>
    lake.send(`/v1/auth/login/pLocalEditor?type=dual&origin=${encodeURIComponent(origin)}`, {
      as: null,
      headers,
    });
  const redeem = (answer: Response, changes: Record<string, string> = {}) =>
    lake.call(`/v1/auth/fetch?sid=${codeOf(answer)}`, {
      as: null,
      headers: { ...redeemingBrowser(answer), ...changes },
    });

  it("[SEC-3] sends a code to the studio's page and returns its session once", async () => {
    const answer = await login(`${studioOrigin}/intent/edit?x=1`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(
      /^http:\/\/localhost:3333\/intent\/edit\?x=1#sid=\w{32}$/,
    );
    const session = await redeem(answer);
    const headers = { authorization: `Bearer ${String(field(session.body, "token"))}` };
    const me = await lake.call("/v1/users/me", { as: null, headers });
    expect(me.body).toMatchObject({ name: "Local editor", role: "administrator" });
    expect((await redeem(answer)).status).toBe(401);
  });

  it("[SEC-3] sends no code to a server that fetches the sign-in URL", async () => {
    const asked = [
      {},
      { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
      { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
      { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    ];
    for (const headers of asked) {
      const answer = await login(studioOrigin, headers);
      expect([answer.status, answer.headers.get("location")]).toEqual([403, null]);
    }
  });

  it.each([
    ["no cookie", { cookie: "" }],
    ["another browser's cookie", { cookie: "lake_sign_in_x=made-up" }],
    ["no origin", { origin: undefined }],
    ["the origin of another allowed page", { origin: "http://localhost:3000" }],
  ])("[SEC-3] refuses to redeem a code with %s", async (_what, changes) => {
    const both = openTestLake({ origins: [studioOrigin, "http://localhost:3000"] });
    const answer = await both.send(`/v1/auth/login/pLocalEditor?origin=${studioOrigin}`, {
      as: null,
      headers: navigation,
    });
    const entries = Object.entries({ ...redeemingBrowser(answer), ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const headers = Object.fromEntries(entries);
    const path = `/v1/auth/fetch?sid=${codeOf(answer)}`;
    const { status, body } = await both.call(path, { as: null, headers });
    both.close();
    expect([status, field(body, "token")]).toEqual([401, undefined]);
  });

  it("[SEC-3] separates sign-ins in two tabs of one browser", async () => {
    const [first, second] = [await login(studioOrigin), await login(studioOrigin)];
    const cookie = [first, second].map((answer) => redeemingBrowser(answer).cookie).join("; ");
    expect((await redeem(first, { cookie })).status).toBe(200);
    expect((await redeem(second, { cookie })).status).toBe(200);
  });

  it.each([
    "http://evil.example",
    "http://localhost:3333.evil.example",
    "http://localhost:3333@evil.example/",
    "javascript:alert(1)",
    "//localhost:3333",
    "",
  ])("[SEC-3] sends no code to %j", async (origin) => {
    const answer = await login(origin);
    expect([answer.status, answer.headers.get("location")]).toEqual([403, null]);
  });

  it("[SEC-3] refuses a code after a minute", async () => {
    const answer = await login(studioOrigin);
    lake.pass(60_000);
    expect((await redeem(answer)).status).toBe(401);
  });

  it("[SEC-3] stores sessions as hashes and ends them at sign-out or after 30 days", async () => {
    const start = async () =>
      String(field((await redeem(await login(studioOrigin))).body, "token"));
    const status = async (token: string) =>
      (await lake.call(queryPath, { as: null, headers: { authorization: `Bearer ${token}` } }))
        .status;
    const [first, second] = [await start(), await start()];
    const stored = JSON.stringify(
      lake.lake.lake.store.database.prepare("select * from credential").all(),
    );
    expect(stored).not.toContain(first);
    expect([await status(first), await status(second)]).toEqual([200, 200]);
    await lake.call("/v1/auth/logout", {
      method: "POST",
      as: null,
      headers: { authorization: `Bearer ${first}` },
    });
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    lake.pass(31 * 24 * 60 * 60 * 1000);
    expect(await status(second)).toBe(401);
  });

  it("returns an empty user without a session, as the Studio expects", async () => {
    expect((await lake.call("/v1/users/me", { as: null })).body).toEqual({});
  });
});

it("[SEC-3] rejects an expired token for reads and writes", async () => {
  const createdAt = lake.lake.lake.now().toISOString();
  const expiresAt = new Date(lake.lake.lake.now().getTime() + 60_000).toISOString();
  const short = { kind: "token", label: "short", role: "editor", userId: "s", createdAt } as const;
  lake.lake.lake.credentials.add("short", { ...short, expiresAt });
  const request = { as: null, headers: { authorization: "Bearer short" } } as const;
  const read = () => lake.call(queryPath, request);
  const write = () => lake.call("/v1/data/mutate/production", { ...request, body: create });
  lake.pass(59_999);
  expect((await read()).status).toBe(200);
  lake.pass(1);
  expect([(await read()).status, (await write()).status]).toEqual([401, 401]);
  expect(await lake.query("count(*)")).toBe(0);
});

it.each([
  ["/v1/data/mutate/production", "POST"],
  ["/v1/data/actions/production", "POST"],
  ["/v1/data/query/production", "POST"],
  ["/v1/users/me/keyvalue", "PUT"],
  ["/v1/datasets/more", "PUT"],
])("returns 413 for an oversized body at %s", async (path, method) => {
  const body = JSON.stringify({ query: "x".repeat(4 * 1024 * 1024 + 1) });
  const { status, body: answer } = await lake.call(path, { method, body });
  expect(status).toBe(413);
  expect(field(answer, "error.description")).toMatch(/exceeds the maximum size of [\d,]+ bytes/);
});

it("returns an error status for an unknown path, a wrong method and an invalid encoding", async () => {
  expect((await lake.call("/v1/nothing/here")).body).toMatchObject({
    statusCode: 404,
    error: "Not Found",
  });
  const refused = await lake.call("/v1/data/mutate/production");
  expect(refused.status).toBe(405);
  expect(refused.headers.get("allow")).toBe("POST");
  expect((await lake.call("/v1/data/doc/production/%E0%A4%A")).status).toBe(400);
});

it("returns 405 for HEAD and starts no event stream", async () => {
  const dataset = lake.lake.lake.dataset("production");
  if (!dataset) throw new Error("no dataset");
  const subscribe = vi.spyOn(dataset, "subscribe");
  const address = "/v1/data/live/events/production";
  expect((await lake.call(address, { method: "HEAD" })).status).toBe(405);
  expect(subscribe).not.toHaveBeenCalled();
  const stream = await lake.send(address);
  expect(subscribe).toHaveBeenCalledOnce();
  await stream.body?.cancel();
});
