import { expect, test } from "vitest";
import { createProviderPages } from "../../web/members/firebase/provider-pages.ts";
import { hostedFirebase } from "./settings.ts";

const projectId = hostedFirebase.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const site = "https://nightlight.example";

type Asked = { address: string; method: string; headers: Record<string, string>; body: string };

/**
 * Creates the endpoint that serves Firebase's sign-in pages under the site's host, for a hosted
 * project. `answer` responds in place of Firebase's host, and `asked` lists the requests to it.
 */
function openPages(answer: () => Response) {
  const asked: Asked[] = [];
  const pages = createProviderPages({ projectId, embedded: null }, async (input, init) => {
    const request = new Request(input, init);
    asked.push({
      address: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return answer();
  });
  return { pages, asked };
}

const page = () =>
  new Response("<script src=handler.js></script>", {
    headers: { "content-type": "text/html", "cache-control": "max-age=60", "set-cookie": "a=1" },
  });

test("[AUTH-1] serves the redirect helper on the site's host from the project's Firebase host", async () => {
  const { pages, asked } = openPages(page);
  const address = `${site}/api/provider-pages/auth/handler?apiKey=AIza&redirectUrl=https%3A%2F%2Fa`;
  const answer = await pages(new Request(address), ["auth", "handler"]);
  expect(asked.map(({ address, method }) => [method, address])).toEqual([
    [
      "GET",
      "https://nightlight-films.firebaseapp.com/__/auth/handler?apiKey=AIza&redirectUrl=https%3A%2F%2Fa",
    ],
  ]);
  expect([answer.status, await answer.text()]).toEqual([200, "<script src=handler.js></script>"]);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/html",
    "cache-control": "max-age=60",
  });
});

test("[SEC-3] forwards neither the member's session nor their IP address", async () => {
  const { pages, asked } = openPages(page);
  const headers = {
    cookie: "__Host-marquee_session=a.b.c",
    authorization: "Bearer a.b.c",
    "x-forwarded-for": "203.0.113.7",
    "accept-language": "de",
  };
  await pages(new Request(`${site}/api/provider-pages/auth/iframe`, { headers }), [
    "auth",
    "iframe",
  ]);
  expect(asked[0]?.headers).toEqual({ "accept-language": "de" });
});

test("[AUTH-1] forwards a provider's form post, as Apple sends one", async () => {
  const { pages, asked } = openPages(page);
  const request = new Request(`${site}/api/provider-pages/auth/handler`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "state=1&code=2",
  });
  expect((await pages(request, ["auth", "handler"])).status).toBe(200);
  expect(asked[0]).toMatchObject({ method: "POST", body: "state=1&code=2" });
});

test.each([
  ["another folder", ["hosting", "x"]],
  ["nothing", []],
  ["a way up", ["auth", "..", "..", "secret"]],
])("returns 404 for %s", async (_, path) => {
  const { pages, asked } = openPages(page);
  const answer = await pages(new Request(`${site}/api/provider-pages/x`), path);
  expect([answer.status, asked]).toEqual([404, []]);
});

test("requests every path from Firebase's host", async () => {
  const { pages, asked } = openPages(page);
  await pages(new Request(`${site}/api/provider-pages/x`), ["auth", "//evil.example/@x", "?#"]);
  expect(new URL(asked[0]?.address ?? "").host).toBe("nightlight-films.firebaseapp.com");
});

test("[RUN-2] forwards nothing for the embedded service", async () => {
  const embedded = { host: "localhost:9099", secret: "s".repeat(16) };
  const pages = createProviderPages({ projectId: "demo-marquee", embedded }, () => {
    throw new Error("asked");
  });
  const answer = await pages(new Request(`${site}/api/provider-pages/auth/handler`), ["auth"]);
  expect(answer.status).toBe(404);
});

test("returns 504 when the host doesn't respond", async () => {
  const { pages } = openPages(() => {
    throw new Error("ECONNREFUSED");
  });
  const answer = await pages(new Request(`${site}/api/provider-pages/auth/iframe`), [
    "auth",
    "iframe",
  ]);
  expect(answer.status).toBe(504);
});
