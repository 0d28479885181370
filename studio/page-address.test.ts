import { expect, test } from "vitest";
import { pageOfRoute, pagePath, pageUrl } from "./page-address.ts";

test("builds a page's path from language and slug, and the home page's from the language", () => {
  expect(pagePath({ language: "de", slug: "programm/die-letzte-bahn" })).toBe(
    "/de/programm/die-letzte-bahn",
  );
  expect(pagePath({ language: "en", slug: "index" })).toBe("/en");
});

test("returns no path for an incomplete page", () => {
  expect([pagePath(null), pagePath({ language: "en" }), pagePath({ slug: "x" })]).toEqual([
    null,
    null,
    null,
  ]);
});

test("builds a stored page's URL from the site's URL and the page's path", () => {
  const site = "https://nightlight.test";
  const slug = { _type: "slug", current: "programme/the-last-tram" };
  expect(pageUrl({ language: "en", slug }, site)).toBe(`${site}/en/programme/the-last-tram`);
  expect(pageUrl({ language: "en", slug: { _type: "slug" } }, site)).toBeUndefined();
  expect(pageUrl({ language: "en" }, site)).toBeUndefined();
});

test("returns the page of a previewed path", () => {
  expect(pageOfRoute({ language: "en" })).toEqual({ language: "en", slug: "index" });
  expect(pageOfRoute({ language: "de", slug: ["programm", "salz"] })).toEqual({
    language: "de",
    slug: "programm/salz",
  });
});

test("returns no page for the URL that enables draft mode", () => {
  expect(pageOfRoute({ language: "api", slug: ["draft-mode", "enable"] })).toBe(null);
});
