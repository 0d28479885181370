import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const choices = {
  from: null,
  referrer: "",
  configured: null,
  origin: "https://nightlight.test",
  here: "/en/sign-in",
  home: "/en",
};

test("prefers the settings' path, then the requested path, then the referrer, then home", () => {
  const all = {
    ...choices,
    configured: "/en/club",
    from: "/en/film",
    referrer: "https://nightlight.test/en/venue?x=1",
  };
  expect(returnPath(all)).toBe("/en/club");
  expect(returnPath({ ...all, configured: null })).toBe("/en/film");
  expect(returnPath({ ...all, configured: null, from: null })).toBe("/en/venue?x=1");
  expect(returnPath(choices)).toBe("/en");
});

test.each([
  "https://evil.test/",
  "//evil.test/",
  "/\\evil.test/",
  "\\\\evil.test",
  "\t//evil.test",
  "javascript:alert(1)",
  "https://nightlight.test@evil.test/",
  "blob:https://nightlight.test/en",
  "https://nightlight.test.evil.test/",
  "blob:https://nightlight.test/en",
])("[SEC-2] never redirects to another site for %j", (from) => {
  expect(returnPath({ ...choices, from })).toBe("/en");
});

test("[SEC-2] never treats a path with two leading slashes as a host", () => {
  expect(returnPath({ ...choices, from: "/x/..//evil.test/" })).toBe("/evil.test/");
});

test("never redirects back to the sign-in page", () => {
  const referrer = "https://nightlight.test/en/sign-in?from=%2Fen%2Ffilm";
  expect(returnPath({ ...choices, referrer })).toBe("/en");
});
