import { encodeSignatureHeader } from "@sanity/webhook";
import { beforeEach, expect, test, vi } from "vitest";
import { stubSiteEnv } from "../../../runtime/site-env.fixture.ts";
import { recordTelemetry } from "../../../runtime/telemetry/telemetry.fixture.ts";
import { siteRuntime } from "../../../runtime/site-runtime.ts";

const expired: string[] = [];
let isBroken = false;
// Percent-encodes the tag, as Next.js does. `encodeURIComponent` throws for a lone surrogate.
vi.mock("next/cache", () => ({
  revalidateTag: (tag: string) => {
    if (isBroken) throw new Error("made-up fault");
    expired.push(decodeURIComponent(encodeURIComponent(tag)));
  },
}));

// Next.js runs the function after the response.
vi.mock("next/server", () => ({ after: (work: () => unknown) => work() }));

const secret = "made-up-secret-of-this-test";
vi.stubEnv("SANITY_REVALIDATE_SECRET", secret);
stubSiteEnv();

const { POST } = await import("./route.ts");

const send = (body: string, headers: Record<string, string>) =>
  POST(new Request("http://site.test/api/revalidate", { method: "POST", headers, body }));

const bearer = { authorization: `Bearer ${secret}` };

/** The time of the last signature in ms. Each signature has another time, because none may be used twice. */
let signedAt = Date.now();

/** Signs a body, as Sanity's webhooks and Functions do. */
async function signatureOf(body: string, { key = secret, off = 0 } = {}) {
  signedAt += 1;
  return { "sanity-webhook-signature": await encodeSignatureHeader(body, signedAt + off, key) };
}

const postSigned = async (body: string, options = {}) =>
  send(body, await signatureOf(body, options));

beforeEach(() => {
  siteRuntime().remove("telemetry");
  expired.length = 0;
  isBroken = false;
});

test("[PAGE-7][SEC-4] expires each tag of a request with the secret, or none if one is not well-formed Unicode", async () => {
  const refused = await send(String.raw`{"tags":["page","\ud800"]}`, bearer);
  expect([refused.status, expired]).toEqual([400, []]);
  expect(await refused.text()).toContain("well-formed Unicode");
  const response = await send(JSON.stringify({ tags: ["page", "größe"] }), bearer);
  expect([response.status, expired]).toEqual([200, ["page", "größe"]]);
});

test.for([
  ["with sync tags", { syncTags: ["s1:one", "s1:two"] }, ["s1:one", "s1:two", "content-any"]],
  ["about a page", { _id: "page-home", _type: "page" }, ["content"]],
  ["about a draft", { _id: "drafts.page-home", _type: "page" }, []],
] as const)("[PROD-3] a signed request %s expires its tags", async ([, body, tags]) => {
  const response = await postSigned(JSON.stringify(body));
  expect([response.status, expired]).toEqual([200, tags]);
});

test.for([
  ["signed with another secret", { key: "another-secret" }, "webhook's secret"],
  ["from another time", { off: -360_000 }, "clocks"],
] as const)("[PROD-3] refuses a request %s and names the cause", async ([, options, cause]) => {
  const response = await postSigned('{"syncTags":["s1:one"]}', options);
  expect([response.status, expired]).toEqual([401, []]);
  expect(await response.text()).toContain(cause);
});

test("[PROD-4] answers a signed request with the names of the site's cookies and of those that arrived", async () => {
  const body = '{"_id":"drafts.page-home"}';
  const cookie = "marquee_session=made-up-value; other=1";
  const response = await send(body, { ...(await signatureOf(body)), cookie });
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    cookies: {
      used: expect.arrayContaining(["marquee_session", "__prerender_bypass", "marquee-event"]),
      received: ["marquee_session"],
    },
  });
  expect(text).not.toContain("made-up-value");
});

test("[PROD-3] refuses a signed request that is sent again, unless it had failed", async () => {
  const body = '{"syncTags":["s1:one"]}';
  const headers = await signatureOf(body);
  isBroken = true;
  await expect(send(body, headers)).rejects.toThrow("made-up fault");
  isBroken = false;
  expect((await send(body, headers)).status).toBe(200);
  expired.length = 0;
  expect([(await send(body, headers)).status, expired]).toEqual([409, []]);
});

test("[PROD-3] refuses a bearer token beside a wrong signature, and a signed body of more than 64 kB", async () => {
  const headers = { ...bearer, "sanity-webhook-signature": "t=1,v1=abc" };
  expect((await send('{"tags":["page"]}', headers)).status).toBe(401);
  expect((await postSigned(`{"_id":"${"a".repeat(65_536)}"}`)).status).toBe(413);
  expect(expired).toEqual([]);
});

test.for(["{}", "[]", "not JSON", '{"syncTags":[]}', '{"title":"A page"}'])(
  "[PROD-3] answers 400 to the signed body %s and says what it needs",
  async (body) => {
    const response = await postSigned(body);
    expect([response.status, expired]).toEqual([400, []]);
    expect(JSON.stringify(await response.json())).toContain("_id");
  },
);

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test("[PROD-5] continues the trace in a body that is signed, or has the secret, and only a valid one", async () => {
  const { continued, expired: expiredIn } = recordTelemetry();
  const syncTags = ["s1:one"];
  await send(JSON.stringify({ tags: ["page"], traceparent }), bearer);
  await postSigned(JSON.stringify({ syncTags, traceparent }));
  expect(expiredIn).toEqual([
    [["page"], "00-here"],
    [["s1:one", "content-any"], "00-here"],
  ]);
  for (const body of [{ tags: ["page"] }, { tags: ["page"], traceparent: "00-invalid" }]) {
    expect((await send(JSON.stringify(body), bearer)).status).toBe(200);
  }
  const refused = await postSigned(JSON.stringify({ syncTags, traceparent }), { key: "another" });
  expect(refused.status).toBe(401);
  expect(continued).toEqual([traceparent, traceparent, undefined, undefined]);
});

test("[PAGE-7] the site expires any number of tags in requests of the size that it accepts", async () => {
  const { renewPages } = await import("../../../content/live/renew-pages.server.ts");
  const statuses: number[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const response = await POST(new Request(address, init));
    statuses.push(response.status);
    return response;
  });
  const tags = Array.from({ length: 1_200 }, (_, n) => `${n} ${"語".repeat(200)}`);
  await renewPages([...tags, "content-any"]);
  vi.unstubAllGlobals();
  expect([...new Set(statuses)]).toEqual([200]);
  expect(expired.filter((tag) => tags.includes(tag))).toEqual(tags);
  // Each request says that the change is known, so that none drops the content again.
  expect(expired.filter((tag) => tag === "content-any")).toHaveLength(statuses.length);
});
