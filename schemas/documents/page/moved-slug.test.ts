import type { ValidationContext } from "@sanity/types";
import { expect, test } from "vitest";
import { movedSlug } from "./moved-slug.ts";

/** A dataset in which these slugs are taken. */
const withTaken = (...slugs: string[]) => {
  const client = { withConfig: () => client, fetch: async () => slugs };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function needs only queries
  return (() => client) as unknown as ValidationContext["getClient"];
};

test.each([
  ["venue", "Our venue", [], "venue-2"],
  ["venue", "Our venue", ["venue-2"], "venue-3"],
  ["index", "Welcome!", [], "welcome"],
  ["index", "Welcome!", ["welcome"], "welcome-2"],
  ["index", "Search", [], "home"],
  ["index", "Index", [], "home"],
  ["index", "…", ["home"], "home-2"],
])("[PAGE-11] a page at %s with the title “%s” moves", async (slug, title, taken, moved) => {
  const page = { slug, title, language: "en" };
  expect(await movedSlug(withTaken(...taken), page)).toBe(moved);
  expect(await movedSlug(withTaken(), page, taken)).toBe(moved);
});
