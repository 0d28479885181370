import { expect, test } from "vitest";
import { freeSlug, slugOfCopy, movedSlug } from "./free-slug.ts";
import { pageSlug } from "./page-slug.contract.ts";
import type { ValidationContext } from "@sanity/types";

test("[PAGE-1] returns a free slug unchanged, numbers a taken one, and derives a copy's slug from its original", () => {
  expect(freeSlug("venue", [])).toBe("venue");
  expect(freeSlug("venue", ["venue"])).toBe("venue-2");
  expect(freeSlug("venue", ["venue", "venue-2", "venue-4"])).toBe("venue-3");
  expect(slugOfCopy("films/salt", ["films/salt"])).toBe("films/salt-copy");
  expect(slugOfCopy("venue", ["venue", "venue-copy"])).toBe("venue-copy-2");
  expect(slugOfCopy("venue-copy", ["venue", "venue-copy"])).toBe("venue-copy-2");
  expect(slugOfCopy("venue-copy-2", ["venue-copy", "venue-copy-2"])).toBe("venue-copy-3");
});

test("[PAGE-1] returns a valid slug for the copy of a page with the longest slug", () => {
  const longest = `${"a".repeat(194)}-${"b".repeat(5)}`;
  const first = slugOfCopy(longest, [longest]);
  const second = slugOfCopy(longest, [longest, first]);
  expect(new Set([longest, first, second]).size).toBe(3);
  expect([first, second].map((slug) => pageSlug.safeParse(slug).success)).toEqual([true, true]);
});

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
