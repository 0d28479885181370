import { encodeSignatureHeader } from "@sanity/webhook";
import { beforeEach, expect, test, vi } from "vitest";

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
vi.stubEnv("SANITY_API_READ_TOKEN", "made-up-token-of-this-test");
vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");

const { POST } = await import("./route.ts");

const post = (body: string) =>
  POST(
    new Request("http://site.test/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body,
    }),
  );

/** The time of the last signature in ms. Each signature has another time, because none may be used twice. */
let signedAt = Date.now();

/** Sends a body with its signature, as Sanity's webhooks and Functions do. */
async function postSigned(body: string, { key = secret, off = 0 } = {}) {
  signedAt += 1;
  const header = await encodeSignatureHeader(body, signedAt + off, key);
  return sendSigned(body, header);
}

const sendSigned = (body: string, header: string) =>
  POST(
    new Request("http://site.test/api/revalidate", {
      method: "POST",
      headers: { "sanity-webhook-signature": header },
      body,
    }),
  );

beforeEach(() => {
  globalThis.marqueeTelemetry = undefined;
  expired.length = 0;
  isBroken = false;
});

test("[PAGE-7] expires each tag of a request with the secret", async () => {
  const response = await post(JSON.stringify({ tags: ["page", "größe"] }));
  expect([response.status, expired]).toEqual([200, ["page", "größe"]]);
});

test("[SEC-4] returns 400 and expires nothing when a tag is not well-formed Unicode", async () => {
  const response = await post(String.raw`{"tags":["page","\ud800"]}`);
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain("well-formed Unicode");
  expect(expired).toEqual([]);
});

test("[PROD-3] a signed request with sync tags expires them, and pages with too many tags", async () => {
  const response = await postSigned('{"syncTags":["s1:one","s1:two"]}');
  expect([response.status, expired]).toEqual([200, ["s1:one", "s1:two", "content-any"]]);
});

test.for([
  ["page-home", ["content"]],
  ["drafts.page-home", []],
  ["versions.summer.page-home", []],
] as const)("[PROD-3] a signed webhook about %s expires %s", async ([_id, tags]) => {
  const response = await postSigned(JSON.stringify({ _id, _type: "page" }));
  expect([response.status, expired]).toEqual([200, tags]);
});

test.for([
  ["signed with another secret", { key: "another-secret" }, "webhook's secret"],
  ["that is six minutes old", { off: -360_000 }, "clocks"],
  ["from the future", { off: 360_000 }, "clocks"],
] as const)("[PROD-3] refuses a request %s and names the cause", async ([, options, cause]) => {
  const response = await postSigned('{"syncTags":["s1:one"]}', options);
  expect([response.status, expired]).toEqual([401, []]);
  expect(JSON.stringify(await response.json())).toContain(cause);
});

test("[PROD-4] answers a signed request with the names of the site's cookies and of those that arrived", async () => {
  signedAt += 1;
  const body = '{"_id":"drafts.page-home"}';
  const response = await POST(
    new Request("http://site.test/api/revalidate", {
      method: "POST",
      headers: {
        "sanity-webhook-signature": await encodeSignatureHeader(body, signedAt, secret),
        cookie: "marquee_session=made-up-value; other=1",
      },
      body,
    }),
  );
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    cookies: {
      used: expect.arrayContaining(["marquee_session", "__prerender_bypass", "marquee-event"]),
      received: ["marquee_session"],
    },
  });
  expect(text).not.toContain("made-up-value");
});

test("[PROD-3] refuses a signed request that is sent again", async () => {
  signedAt += 1;
  const body = '{"syncTags":["s1:one"]}';
  const header = await encodeSignatureHeader(body, signedAt, secret);
  expect((await sendSigned(body, header)).status).toBe(200);
  expired.length = 0;
  expect([(await sendSigned(body, header)).status, expired]).toEqual([409, []]);
});

test("[PROD-3] a request that failed may be sent again", async () => {
  signedAt += 1;
  const body = '{"syncTags":["s1:one"]}';
  const header = await encodeSignatureHeader(body, signedAt, secret);
  isBroken = true;
  await expect(sendSigned(body, header)).rejects.toThrow("made-up fault");
  isBroken = false;
  expect((await sendSigned(body, header)).status).toBe(200);
});

test("[PROD-3] a bearer token is no signature, and a wrong signature is not saved by one", async () => {
  const body = '{"tags":["page"]}';
  const both = new Request("http://site.test/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "sanity-webhook-signature": "t=1,v1=abc" },
    body,
  });
  expect([(await POST(both)).status, expired]).toEqual([401, []]);
});

test.for(["{}", "[]", "not JSON", '{"syncTags":[]}', '{"title":"A page"}'])(
  "[PROD-3] answers 400 to the signed body %s and says what it needs",
  async (body) => {
    const response = await postSigned(body);
    expect([response.status, expired]).toEqual([400, []]);
    expect(JSON.stringify(await response.json())).toContain("_id");
  },
);

test("[PROD-3] refuses a signed body of more than 64 kB", async () => {
  const response = await postSigned(`{"_id":"${"a".repeat(65_536)}"}`);
  expect([response.status, expired]).toEqual([413, []]);
});

/** Records the traces that the endpoint continues, in place of OpenTelemetry. */
function traced() {
  const continued: (string | undefined)[] = [];
  const expiredIn: [readonly string[], string][] = [];
  globalThis.marqueeTelemetry = {
    inSpan: (_name, work) => work(),
    continueTrace: (traceparent, work) => {
      continued.push(traceparent);
      return work();
    },
    traceparent: () => "00-here",
    countRequest: () => undefined,
    countRenewal: () => undefined,
    renewals: {
      rendered: () => undefined,
      expired: (tags, trace) => void expiredIn.push([tags, trace]),
      take: () => undefined,
    },
    stop: async () => undefined,
  };
  return { continued, expiredIn };
}

const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

test("[PROD-5] continues the trace in a body that is signed, or has the secret", async () => {
  const { continued, expiredIn } = traced();
  await post(JSON.stringify({ tags: ["page"], traceparent }));
  await postSigned(JSON.stringify({ syncTags: ["s1:one"], traceparent }));
  expect(continued).toEqual([traceparent, traceparent]);
  expect(expiredIn).toEqual([
    [["page"], "00-here"],
    [["s1:one", "content-any"], "00-here"],
  ]);
});

test("[PROD-5] tolerates a body without a trace, or with an invalid one", async () => {
  const { continued } = traced();
  for (const body of [{ tags: ["page"] }, { tags: ["page"], traceparent: "00-invalid" }]) {
    expect((await post(JSON.stringify(body))).status).toBe(200);
  }
  expect(continued).toEqual([undefined, undefined]);
});

test("[PROD-5] continues no trace of a request that is refused", async () => {
  const { continued } = traced();
  const body = JSON.stringify({ syncTags: ["s1:one"], traceparent });
  expect((await postSigned(body, { key: "another-secret-of-this-test" })).status).toBe(401);
  expect(continued).toEqual([]);
});
