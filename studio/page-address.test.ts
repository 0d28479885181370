import { expect, test } from "vitest";
import { pageOfRoute, pagePath, pageUrl } from "./page-address.ts";

test("a page's path is its language and its address; the home page is the language alone", () => {
  expect(pagePath({ language: "de", slug: "programm/die-letzte-bahn" })).toBe(
    "/de/programm/die-letzte-bahn",
  );
  expect(pagePath({ language: "en", slug: "index" })).toBe("/en");
});

test("an unfinished page has none", () => {
  expect([pagePath(null), pagePath({ language: "en" }), pagePath({ slug: "x" })]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a stored page's address is the site's, and its path", () => {
  const site = "https://nightlight.test";
  const slug = { _type: "slug", current: "programme/the-last-tram" };
  expect(pageUrl({ language: "en", slug }, site)).toBe(`${site}/en/programme/the-last-tram`);
  expect(pageUrl({ language: "en", slug: { _type: "slug" } }, site)).toBeUndefined();
  expect(pageUrl({ language: "en" }, site)).toBeUndefined();
});

test("a previewed address names the page it shows", () => {
  expect(pageOfRoute({ language: "en" })).toEqual({ language: "en", slug: "index" });
  expect(pageOfRoute({ language: "de", slug: ["programm", "salz"] })).toEqual({
    language: "de",
    slug: "programm/salz",
  });
});

test("the address that switches previewing on is no page", () => {
  expect(pageOfRoute({ language: "api", slug: ["draft-mode", "enable"] })).toBe(null);
});
