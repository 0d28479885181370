import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { themeUsedAt, themeUsesQuery } from "./theme-used-at.ts";

const page = (language: string, slug: string, theme?: string) => ({
  _id: `${language}-${slug}`,
  _type: "page",
  language,
  title: slug === "index" ? "Home" : slug,
  slug: { current: slug },
  ...(theme === undefined ? {} : { theme: { _ref: theme } }),
});

const dataset = [
  { _id: "siteSettings", _type: "siteSettings", theme: { _ref: "theme-site" } },
  page("en", "index"),
  page("de", "index", "theme-campaign"),
  page("en", "venue"),
  page("en", "sale", "theme-campaign"),
];

test.each([
  ["[THEME-1] the home pages for the theme of the site", "theme-site", ["/en"]],
  ["[THEME-4] pages that have a theme of their own", "theme-campaign", ["/de", "/en/sale"]],
  ["[THEME-1] no page for a theme that is not used", "theme-none", []],
])("offers to preview %s", (_, id, paths) => {
  const locations = themeUsedAt(runGroq(themeUsesQuery, dataset, { id }));
  expect(locations.map(({ href }) => href)).toEqual(paths);
});
