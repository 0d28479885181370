import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const choices = {
  from: null,
  referrer: "",
  settled: null,
  origin: "https://nightlight.test",
  here: "/en/sign-in",
  home: "/en",
};

test("the path in the settings comes first, then what was asked, then the page before, then home", () => {
  const all = {
    ...choices,
    settled: "/en/club",
    from: "/en/film",
    referrer: "https://nightlight.test/en/venue?x=1",
  };
  expect(returnPath(all)).toBe("/en/club");
  expect(returnPath({ ...all, settled: null })).toBe("/en/film");
  expect(returnPath({ ...all, settled: null, from: null })).toBe("/en/venue?x=1");
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
])("[SEC-2] nobody is sent to another site by %j", (from) => {
  expect(returnPath({ ...choices, from })).toBe("/en");
});

test("[SEC-2] a path that begins with two slashes is no other host", () => {
  expect(returnPath({ ...choices, from: "/x/..//evil.test/" })).toBe("/evil.test/");
});

test("nobody is sent back to the sign-in page", () => {
  const referrer = "https://nightlight.test/en/sign-in?from=%2Fen%2Ffilm";
  expect(returnPath({ ...choices, referrer })).toBe("/en");
});
