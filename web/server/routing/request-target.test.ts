import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readTarget } from "./request-target.ts";

test.each([
  ["/", [], ""],
  ["/en", ["en"], ""],
  ["/en/program%6De?day=1?2", ["en", "programme"], "?day=1?2"],
  ["/ar/%D8%A7%D9%84", ["ar", "ال"], ""],
  ["/calendar/%25zz/x.ics", ["calendar", "%zz", "x.ics"], ""],
  ["http://example.org/en?x", ["en"], "?x"],
])("reads the path of %s", (url, segments, search) => {
  expect(readTarget(url)).toMatchObject({ kind: "path", segments, search });
});

test.each([
  "/api/%2e%2e/en/venue",
  "/api/../en/venue",
  "/__/./en",
  "/en/a%2fb",
  "/en/a\\b",
  "/en/%00",
  "/en/%7f",
  "/en/%E0%A4%A",
  "/en/\u00fc",
  "/en#/../venue",
  `/en/${"a".repeat(4_096)}`,
  "*",
  "en",
])("[SEC-4] refuses %j, which Next.js may parse as another path", (url) => {
  expect(readTarget(url)).toEqual({ kind: "refused" });
});

test("[SEC-5] refuses queries of more parameters than any page or endpoint has", () => {
  expect(readTarget(`/en?${"a&".repeat(199)}`).kind).toBe("path");
  expect(readTarget(`/en?${"a&".repeat(200)}`)).toEqual({ kind: "refused" });
});

test.each([
  ["/en/", "/en"],
  ["//en//venue/?x=//y", "/en/venue?x=//y"],
  ["//example.org/", "/example.org"],
  ["///", "/"],
])("redirects %s to the path without empty segments", (url, location) => {
  expect(readTarget(url)).toEqual({ kind: "moved", location });
});

/** Whether browsers and Next.js parse a target in the same way as the serving layer. */
function isReadAlike(url: string): boolean {
  const target = readTarget(url);
  if (target.kind === "moved") return /^\/(?![/\\])/.test(target.location);
  if (target.kind === "refused") return true;
  return new URL(target.path, "http://site.test").pathname === target.path;
}

test("[SEC-2] never redirects to another host and never returns a path that a URL parser changes", () => {
  const parts = ["/", "\\", ".", "..", "%2e", "%2F", "%5c", "%25", "a", "?", "#", "@", ":"];
  const paths = fc
    .array(fc.constantFrom(...parts), { maxLength: 12 })
    .map((path) => `/${path.join("")}`);
  const { counterexample } = fc.check(fc.property(paths, isReadAlike), { numRuns: 2_000 });
  expect(counterexample).toBeNull();
});
