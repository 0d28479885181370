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

test.each([
  ["the settings' path", { configured: "/en/club", from: "/en/film" }, "/en/club"],
  ["the requested path", { from: "/en/film", referrer: choices.origin }, "/en/film"],
  ["the referrer", { referrer: "https://nightlight.test/en/venue?x=1" }, "/en/venue?x=1"],
  ["home", {}, "/en"],
  ["home, not the sign-in page", { referrer: "https://nightlight.test/en/sign-in?from=x" }, "/en"],
])("returns to %s", (_what, given, path) => {
  expect(returnPath({ ...choices, ...given })).toBe(path);
});

test.each([
  "//evil.test/",
  "/\\evil.test/",
  "\t//evil.test",
  "javascript:alert(1)",
  "\tjavascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://nightlight.test/en",
  "https://nightlight.test@evil.test/",
  "https://nightlight.test.evil.test/",
])("[SEC-2] never redirects to another site for %j", (from) => {
  expect(returnPath({ ...choices, from })).toBe("/en");
  expect(returnPath({ ...choices, from: "/x/..//evil.test/" })).toBe("/evil.test/");
});
