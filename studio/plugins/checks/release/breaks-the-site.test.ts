import { expect, test } from "vitest";
import { judgeInRelease } from "./breaks-the-site.ts";

const site = "https://nightlight.example";

/**
 * Redirects from `/en/other` to `/en/old` and back. They form a loop if the page's slug changes and
 * no page is left at `/en/old`, because the site ignores redirects at paths that have a page.
 */
const stored = {
  targets: [],
  lookalikes: [],
  redirects: [
    { from: "/en/other", href: "/en/old", page: null },
    { from: "/en/old", href: "/en/other", page: null },
  ],
};

/** A dataset in which the page is published at `/en/old`. */
const client = {
  withConfig: () => ({
    fetch: async (query: string) => {
      if (query.includes("lookalikes")) return stored;
      if (query.startsWith("*[_id == $id]")) return { language: "en", slug: "old" };
      return [];
    },
  }),
};
const silent = { withConfig: () => ({ fetch: () => Promise.reject(new Error("away")) }) };

const page = (_id: string, slug: string) => ({
  _id,
  _type: "page",
  language: "en",
  slug: { current: slug },
});

test("[PAGE-4] rejects a page in a release whose new slug creates a redirect loop", async () => {
  expect(await judgeInRelease(page("versions.spring.house", "new"), client, site)).toMatch(
    /redirect loop/,
  );
});

test("[PAGE-4] accepts a draft, whose problems its list of checks reports", async () => {
  expect(await judgeInRelease(page("drafts.house", "new"), client, site)).toBe(true);
});

test("[PAGE-4] accepts a page when the dataset does not respond", async () => {
  expect(await judgeInRelease(page("versions.spring.house", "new"), silent, site)).toBe(true);
});
