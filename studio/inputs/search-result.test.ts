import { expect, test } from "vitest";
import { searchResultOf } from "./search-result.ts";

const site = "https://example.org";
const page = { title: "Venue", language: "en", slug: { current: "house/venue" } };

test("[PAGE-8] shows the title and URL of a page without SEO texts", () => {
  expect(searchResultOf(page, site)).toEqual({
    title: { shown: "Venue", length: 5, most: 60 },
    address: "example.org › en › house › venue",
    description: { shown: "", length: 0, most: 155 },
  });
});

test("[PAGE-8] prefers the page's SEO texts and truncates them at the limits of search engines", () => {
  const seo = { title: "T".repeat(70), description: "D ".repeat(100) };
  const { title, description } = searchResultOf({ ...page, seo }, site);
  expect(title).toEqual({ shown: `${"T".repeat(60)} …`, length: 70, most: 60 });
  expect(description.shown).toMatch(/^(?:D ){77}D …$/);
});
