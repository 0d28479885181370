import { expect, test } from "vitest";
import { type CookieChecks, createCookieAdmission } from "./admit-cookies.ts";
import { exchange } from "./exchange.fixture.ts";

const stateOf = (value: string) =>
  value.startsWith("good") ? "valid" : value === "later" ? "unknown" : "invalid";

function open({ isHttps = false } = {}) {
  const checked: string[] = [];
  const check = async (value: string) => {
    checked.push(value);
    return stateOf(value);
  };
  const checks: CookieChecks = { isHttps, session: check, draft: check, share: check };
  let time = 1_000_000;
  const admit = createCookieAdmission(
    () => checks,
    () => time,
  );
  const send = async (cookie: string, client = "192.0.2.1", to = { method: "GET", path: "/" }) => {
    const { request } = exchange(to.path, { cookie, "x-forwarded-for": client }, to.method);
    await admit(request);
    return request.headers.cookie;
  };
  return { checked, send, pass: (ms: number) => (time += ms) };
}

const editor = "__prerender_bypass=abc; marquee_draft=good";
const host = "__Host-marquee_session";

test.each([
  ["a valid session", "a=1; marquee_session=good; b=2", "a=1; marquee_session=good; b=2"],
  ["an invented session", "a=1; marquee_session=x.y.z; b=2", "a=1; b=2"],
  ["a session that can't be checked now", "marquee_session=later", "marquee_session=later"],
  ["an ended preview link, of which the page tells", "marquee_share=x", "marquee_share=x"],
  ["draft mode without a draft session", "a=1; __prerender_bypass=abc", "a=1"],
  ["draft mode with an invented session", "__prerender_bypass=abc; marquee_draft=x", undefined],
  ["an editor", editor, editor],
  ["two sessions", "marquee_session=good1; a=1; marquee_session=good2", "a=1"],
  ["two other cookies of one name", "a=1; a=2; marquee_session=x", "a=1; a=2"],
  ["no cookie of the site", "a=1; b=2", "a=1; b=2"],
])("[SEC-5] of %s, a page on http gets the rest", async (_what, sent, left) => {
  expect(await open().send(sent)).toBe(left);
});

test.each([
  ["the name without prefix", "marquee_session=good", undefined],
  ["both names", `marquee_session=good1; ${host}=good2`, `${host}=good2`],
  ["both names, the prefixed one invalid", `${host}=x; marquee_session=good`, undefined],
  ["plain names of an editor", "__prerender_bypass=a; marquee_draft=good", undefined],
  ["the plain name of a preview link", "marquee_share=good", undefined],
])("[SEC-3] on https, where a subdomain can set plain names, %s", async (_what, sent, left) => {
  expect(await open({ isHttps: true }).send(sent)).toBe(left);
});

test.each([
  ["is left to the request that closes it", "DELETE", "/api/session", "marquee_session=ended"],
  ["is removed from other requests", "POST", "/api/session", undefined],
  ["is removed from requests to other endpoints", "DELETE", "/api/session/everywhere", undefined],
])("[AUTH-12] the session of a deleted account %s", async (_what, method, path, left) => {
  const { send } = open();
  await send("marquee_session=ended");
  expect(await send("marquee_session=ended", "192.0.2.1", { method, path })).toBe(left);
});

test("[SEC-5] an invented cookie is checked once a minute", async () => {
  const { send, checked, pass } = open();
  for (let index = 0; index < 20; index += 1) await send("marquee_session=x.y.z");
  expect(checked).toHaveLength(1);
  pass(61_000);
  await send("marquee_session=x.y.z");
  expect(checked).toHaveLength(2);
});

test("[SEC-5] a client with many invented cookies gets no more checks, and other clients do", async () => {
  const { send, checked, pass } = open();
  await send("marquee_session=good-before");
  for (let index = 0; index < 400; index += 1) await send(`marquee_session=${index}`);
  expect(checked).toHaveLength(1 + 300);
  expect(await send("marquee_session=good-new")).toBeUndefined();
  expect(await send("marquee_draft=good-new")).toBe("marquee_draft=good-new");
  expect(await send("marquee_session=good-before")).toBe("marquee_session=good-before");
  expect(await send("marquee_session=good-new", "192.0.2.2")).toBe("marquee_session=good-new");
  pass(61_000);
  expect(await send("marquee_session=good-new")).toBe("marquee_session=good-new");
});

test("[SEC-5] only 20 requests a minute with an ended preview link are rendered", async () => {
  const { send } = open();
  const left: (string | undefined)[] = [];
  for (let index = 0; index < 40; index += 1) left.push(await send("marquee_share=ended"));
  expect(left.filter(Boolean)).toHaveLength(20);
});
