import { expect, test } from "vitest";
import { areRouterHeaders, dropHeaders } from "./next-request.ts";

/** A router state as a browser sends it during navigation. */
const state = JSON.stringify([
  "",
  {
    children: [
      ["locale", "en", "d", null],
      { children: [["path", "films/x", "oc", null], { children: ["__PAGE__", {}, null, null] }] },
      null,
      "refetch",
    ],
  },
]);

const depth = 50_000;
const deep = `${'["",{"a":'.repeat(depth)}["",{}]${"}]".repeat(depth)}`;

const prefetch = { rsc: "1", "next-router-prefetch": "1" };

const sent = (value: string) => ({ rsc: "1", "next-router-state-tree": encodeURIComponent(value) });

test.each([
  {},
  { rsc: "1", "next-url": "/en" },
  sent(state),
  sent('["",{},null,"metadata-only"]'),
  { ...prefetch, "next-router-segment-prefetch": "/_tree" },
  { ...prefetch, "next-router-segment-prefetch": "/$d$locale/$oc$path/__PAGE__" },
])("[SEC-4] accepts what the router of Next.js sends: %j", (headers) => {
  expect(areRouterHeaders(headers)).toBe(true);
});

test.each([
  ["an unknown payload", { rsc: "0" }],
  ["an unknown prefetch", { "next-router-prefetch": "x" }],
  ["a prefetch that needs cacheComponents", { rsc: "1", "next-router-prefetch": "2" }],
  ["a segment that is percent-encoded", { "next-router-segment-prefetch": "%" }],
  ["a state that can't be decoded", { "next-router-state-tree": "%" }],
  ["a state of another form", sent('["",{},null,"made-up"]')],
  ["a state of the wrong depth", sent("[".repeat(2_000) + "]".repeat(2_000))],
  ["a state that is nested too deeply for its parser", sent(deep)],
  ["a state sent twice", { "next-router-state-tree": `${encodeURIComponent(state)}, %` }],
])("[SEC-4] rejects headers that the router of Next.js does not send: %s", (_name, headers) => {
  expect(areRouterHeaders(headers)).toBe(false);
});

test("[SEC-4] drops headers that Next.js' servers send each other, and keeps those of a browser", () => {
  const passed = {
    ...sent(state),
    "next-url": "/en",
    cookie: "a=1",
    "x-forwarded-for": "203.0.113.1",
    origin: "https://site.test",
  };
  const internal = `
    next-action next-hmr-refresh next-resume x-action-forwarded x-invoke-path x-matched-path x-middleware-prefetch
    x-next-revalidated-tags x-nextjs-data x-now-route-matches x-prerender-revalidate
  `;
  const dropped = internal.trim().split(/\s+/);
  const headers = { ...passed, ...Object.fromEntries(dropped.map((name) => [name, "1"])) };
  dropHeaders(headers, "/en");
  expect(headers).toEqual(passed);
});

test("[SEC-4] drops ranges, If-Match and If-Unmodified-Since for Next.js files, and passes them for assets", () => {
  const conditions = { range: "bytes=9-1", "if-match": '"x"', "if-unmodified-since": "x" };
  const ofScript = { ...conditions, "if-none-match": '"x"' };
  dropHeaders(ofScript, "/_next/static/chunks/a.js");
  expect(ofScript).toEqual({ "if-none-match": '"x"' });
  const ofFilm = { ...conditions };
  dropHeaders(ofFilm, "/cdn/files/a/b.mp4");
  expect(ofFilm).toEqual(conditions);
});
