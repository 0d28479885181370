import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
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

async function locationsOf(id: string) {
  const params = { id };
  const result = await evaluate(parse(themeUsesQuery, { params }), { dataset, params });
  return themeUsedAt(await result.get()).map(({ href }) => href);
}

test("[THEME-1] offers the home pages to preview the theme of the site, except those with another one", async () => {
  expect(await locationsOf("theme-site")).toEqual(["/en"]);
});

test("[THEME-4] offers the pages that have a theme of their own", async () => {
  expect(await locationsOf("theme-campaign")).toEqual(["/de", "/en/sale"]);
});

test("[THEME-1] offers no page for a theme that is not used", async () => {
  expect(await locationsOf("theme-none")).toEqual([]);
});
