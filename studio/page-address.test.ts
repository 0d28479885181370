import { expect, test } from "vitest";
import { pageOfRoute, pagePath, pageUrl } from "./page-address.ts";

test.each([
  [{ language: "de", slug: "programm/die-letzte-bahn" }, "/de/programm/die-letzte-bahn"],
  [{ language: "en", slug: "index" }, "/en"],
  [null, null],
  [{ language: "en" }, null],
  [{ slug: "x" }, null],
])("builds the path of the page %j from language and slug", (page, path) => {
  expect(pagePath(page)).toBe(path);
});

test("builds a stored page's URL from the site's URL and the page's path", () => {
  const site = "https://nightlight.test";
  const slugs = [{ current: "programme/the-last-tram" }, {}, undefined];
  const urls = slugs.map((slug) => pageUrl({ language: "en", slug }, site));
  expect(urls).toEqual([`${site}/en/programme/the-last-tram`, undefined, undefined]);
});

test.each([
  [{ language: "en" }, { language: "en", slug: "index" }],
  [
    { language: "de", slug: ["programm", "salz"] },
    { language: "de", slug: "programm/salz" },
  ],
  // This URL enables draft mode.
  [{ language: "api", slug: ["draft-mode", "enable"] }, null],
])("returns the page of the previewed path %j", (route, page) => {
  expect(pageOfRoute(route)).toEqual(page);
});
