import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { describeSeam } from "../../../tests/support/canary.ts";
import { exchange } from "../exchange.fixture.ts";
import { CACHE_STATE, isCurrent, isPrerendered, revalidationTime } from "./next-response.ts";

const require = createRequire(import.meta.url);

describeSeam({
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "the headers of a prerendered page (next/dist/build/templates/app-page-runtime.js, next/dist/server/lib/cache-control.js). The serving layer caches pages by them: for everyone, and for how long.",
});

const responseWith = (name: string, value: string) => exchange().response.setHeader(name, value);

const handler = readFileSync(
  require.resolve("next/dist/build/templates/app-page-runtime.js"),
  "utf8",
);

test("recognizes the header of a prerendered page", () => {
  const names: {
    NEXT_IS_PRERENDER_HEADER: string;
  } = require("next/dist/client/components/app-router-headers.js");
  expect(isPrerendered(responseWith(names.NEXT_IS_PRERENDER_HEADER, "1"))).toBe(true);
  const [, written] = /setHeader\([\w.]*NEXT_IS_PRERENDER_HEADER, ('\w+')\)/.exec(handler) ?? [];
  expect(written).toBe("'1'");
});

test("knows the states of a cached page", () => {
  const [, written = ""] =
    new RegExp(`setHeader\\('${CACHE_STATE}', ([^;]*)\\);`).exec(handler) ?? [];
  const states = [...written.matchAll(/'([A-Z]+)'/g)].map(([, state = ""]) => state);
  expect(states.toSorted()).toEqual(["HIT", "MISS", "REVALIDATED", "STALE"]);
  const current = states.filter((state) => isCurrent(responseWith(CACHE_STATE, state)));
  expect(current.toSorted()).toEqual(["HIT", "MISS"]);
});

test("reads the revalidation time that Next.js writes", () => {
  type Times = { revalidate: number | false; expire?: number };
  const {
    getCacheControlHeader: write,
  }: {
    getCacheControlHeader: (times: Times) => string;
  } = require("next/dist/server/lib/cache-control.js");
  const timeOf = (times: Times) => revalidationTime(responseWith("cache-control", write(times)));
  expect(timeOf({ revalidate: 60, expire: 3_600 })).toBe(60);
  expect(timeOf({ revalidate: false })).toBe(31_536_000);
  expect(timeOf({ revalidate: 0 })).toBeNull();
});
