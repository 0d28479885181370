import { expect, test } from "vitest";
import { searchResultOf } from "./search-result.ts";

const site = "https://example.org";
const page = { title: "Venue", language: "en", slug: { current: "house/venue" } };

test("[PAGE-8] a page without words for search engines is shown by its title and address", () => {
  expect(searchResultOf(page, site)).toEqual({
    title: { shown: "Venue", length: 5, most: 60 },
    address: "example.org › en › house › venue",
    description: { shown: "", length: 0, most: 155 },
  });
});

test("[PAGE-8] its own words come first, cut where search engines cut them", () => {
  const seo = { title: "T".repeat(70), description: "D ".repeat(100) };
  const { title, description } = searchResultOf({ ...page, seo }, site);
  expect(title).toEqual({ shown: `${"T".repeat(60)} …`, length: 70, most: 60 });
  expect(description.shown).toMatch(/^(?:D ){77}D …$/);
});

test("[PAGE-8] an empty form is shown too", () => {
  for (const nothing of [null, {}, { seo: { title: null }, slug: 1 }]) {
    expect(searchResultOf(nothing, site)).toMatchObject({
      title: { shown: "Untitled page" },
      address: "example.org",
    });
  }
});
