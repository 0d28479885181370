import { expect, test } from "vitest";
import { createProviderPages } from "../../web/members/firebase/provider-pages.ts";
import { hostedFirebase } from "./settings.ts";

const projectId = hostedFirebase.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const site = "https://nightlight.example";

/** Requests a sign-in page of Firebase from the site. `respond` replaces Firebase's host, and `sent` lists its requests. */
async function requestPage(path: string[], init: RequestInit = {}, respond = page) {
  const sent: { address: string; method: string; headers: object; body: string }[] = [];
  const pages = createProviderPages({ projectId, embedded: null }, async (input, options) => {
    const request = new Request(input, options);
    sent.push({
      address: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return respond();
  });
  const address = `${site}/api/provider-pages/auth/handler?apiKey=AIza&redirectUrl=https%3A%2F%2Fa`;
  return { response: await pages(new Request(address, init), path), sent };
}

const page = () =>
  new Response("<script src=handler.js></script>", {
    headers: { "content-type": "text/html", "cache-control": "max-age=60", "set-cookie": "a=1" },
  });

test("[AUTH-1] serves the redirect helper on the site's host from the project's Firebase host", async () => {
  const { response, sent } = await requestPage(["auth", "handler"]);
  const address =
    "https://nightlight-films.firebaseapp.com/__/auth/handler?apiKey=AIza&redirectUrl=https%3A%2F%2Fa";
  expect(sent).toMatchObject([{ method: "GET", address }]);
  expect([response.status, await response.text()]).toEqual([200, await page().text()]);
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/html",
    "cache-control": "max-age=60",
  });
});

test("[SEC-3] forwards neither the member's session nor their IP address", async () => {
  const headers = {
    cookie: "__Host-marquee_session=a.b.c",
    authorization: "Bearer a.b.c",
    "x-forwarded-for": "203.0.113.7",
    "accept-language": "de",
  };
  const { sent } = await requestPage(["auth", "iframe"], { headers });
  expect(sent).toMatchObject([{ headers: { "accept-language": "de" } }]);
  expect(Object.keys(sent[0]?.headers ?? {})).toEqual(["accept-language"]);
});

test("[AUTH-1] forwards a provider's form post, as Apple sends one", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", headers, body: "state=1&code=2" };
  const { response, sent } = await requestPage(["auth", "handler"], init);
  expect(response.status).toBe(200);
  expect(sent).toMatchObject([{ method: "POST", body: "state=1&code=2" }]);
});

test.each([
  ["another folder", ["hosting", "x"]],
  ["nothing", []],
  ["a way up", ["auth", "..", "..", "secret"]],
])("returns 404 for %s", async (_, path) => {
  const { response, sent } = await requestPage(path);
  expect([response.status, sent]).toEqual([404, []]);
});

test("requests every path from Firebase's host, and returns 504 when it doesn't respond", async () => {
  const { sent } = await requestPage(["auth", "//evil.example/@x", "?#"]);
  expect(new URL(sent[0]?.address ?? "").host).toBe("nightlight-films.firebaseapp.com");
  const { response } = await requestPage(["auth", "iframe"], {}, () => expect.fail("ECONNREFUSED"));
  expect(response.status).toBe(504);
});

test("[RUN-2] forwards nothing for the embedded service", async () => {
  const embedded = { host: "localhost:9099", secret: "s".repeat(16) };
  const options = { projectId: "demo-marquee", embedded };
  const pages = createProviderPages(options, () => expect.fail("asked"));
  const response = await pages(new Request(`${site}/api/provider-pages/auth/handler`), ["auth"]);
  expect(response.status).toBe(404);
});
