import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeSeam, packageFolder } from "../../../tests/support/canary.ts";
import { areRouterHeaders, dropHeaders, hasNextQuery } from "./next-request.ts";

const require = createRequire(import.meta.url);

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "which request headers and query parameters Next.js reads, and whether a client may send them. One that is only for its own servers must be dropped; one that makes it fail must be refused with 400.",
});

const constants: Record<string, unknown> = require("next/dist/lib/constants.js");
const router: {
  FLIGHT_HEADERS: string[];
  NEXT_URL: string;
  NEXT_RSC_UNION_QUERY: string;
} = require("next/dist/client/components/app-router-headers.js");

/** Returns which of these request headers reach Next.js. */
function passed(names: readonly string[]): string[] {
  const headers = Object.fromEntries(names.map((name) => [name, "1"]));
  dropHeaders(headers, "/en");
  return Object.keys(headers);
}

/**
 * Headers that Next.js reads and that clients may send. The test fails for any other header that
 * Next.js reads and the serving layer passes on unchecked.
 */
const harmless = `
  accept cache-control content-encoding content-length content-type cookie host origin referer sec-fetch-dest
  sec-fetch-mode sec-fetch-site traceparent tracestate user-agent x-forwarded-for x-forwarded-host x-forwarded-port
  x-forwarded-proto
`.split(/\s+/);

/**
 * Headers for which Next.js has another use: the development server reads the first, the serving layer deletes the next
 * two (and writes one itself for a page with a nonce), hosting platforms set the fourth, and the last is a response's.
 */
const usedElsewhere = `
  access-control-request-headers content-security-policy content-security-policy-report-only x-invocation-id
  x-vercel-cache
`.split(/\s+/);

/** Returns the names of the headers that Next.js's server reads, according to its source code. */
function namedHeaders(): string[] {
  const folder = join(packageFolder("next"), "dist/server");
  const exclude = (path: string) => /(?:^|\/)dev(?:\/|$)/.test(path);
  const read = /headers(?:\.get\(|\[)['"]([a-z-]+)['"][\])]/g;
  return globSync("**/*.js", { cwd: folder, exclude }).flatMap((file) =>
    [...readFileSync(join(folder, file), "utf8").matchAll(read)].map(([, name = ""]) => name),
  );
}

test("Next.js reads no header that is neither dropped, checked nor harmless", () => {
  const named = Object.entries(constants)
    .filter(([name, value]) => name.endsWith("_HEADER") && /^[a-z-]+$/.test(String(value)))
    .map(([, value]) => String(value));
  const read = [...new Set([...namedHeaders(), ...named])];
  expect(read.length).toBeGreaterThan(30);
  const checked = [...router.FLIGHT_HEADERS, router.NEXT_URL];
  const known = new Set([...harmless, ...usedElsewhere, ...checked]);
  expect(passed(read).filter((name) => !known.has(name))).toEqual([]);
});

test("the router of Next.js sends the headers that are passed on", () => {
  const sent = router.FLIGHT_HEADERS.filter((name) => name !== "next-hmr-refresh");
  expect(passed([...sent, router.NEXT_URL])).toEqual([...sent, router.NEXT_URL]);
  expect(passed(["next-hmr-refresh"])).toEqual([]);
});

test("accepts the segment keys that Next.js builds", () => {
  type Segment = string | [name: string, value: string, type: string, siblings: null];
  const keys: {
    appendSegmentRequestKeyPart: (parent: string, slot: string, part: string) => string;
    createSegmentRequestKeyPart: (segment: Segment) => string;
  } = require("next/dist/shared/lib/segment-cache/segment-value-encoding.js");
  const { appendSegmentRequestKeyPart: append, createSegmentRequestKeyPart: part } = keys;
  const segments: Segment[] = [
    "__PAGE__",
    "/_not-found",
    "(a group)",
    ["path", "films/x", "oc", null],
  ];
  const headers = segments.flatMap((segment) =>
    ["children", "aside", "(odd)"].map((slot) =>
      append(append("", "children", part("films")), slot, part(segment)),
    ),
  );
  for (const header of headers)
    expect(areRouterHeaders({ rsc: "1", "next-router-segment-prefetch": header })).toBe(true);
});

test("knows the query parameters that Next.js interprets", () => {
  expect(hasNextQuery(`/en?${router.NEXT_RSC_UNION_QUERY}=a`)).toBe(true);
  expect(hasNextQuery(`/en?a=1&${String(constants["NEXT_QUERY_PARAM_PREFIX"])}path=a`)).toBe(true);
  expect(hasNextQuery("/en?genre=silent")).toBe(false);
});
