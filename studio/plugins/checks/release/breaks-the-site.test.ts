import { expect, test } from "vitest";
import { judgeInRelease } from "./breaks-the-site.ts";

const site = "https://nightlight.example";

/** A loop, unless a page is at `/en/old`: the site ignores redirects at paths that have a page. */
const redirects = [
  { from: "/en/other", href: "/en/old", page: null },
  { from: "/en/old", href: "/en/other", page: null },
];

const client = {
  withConfig: () => ({
    fetch: async (query: string) => {
      if (query.includes("lookalikes"))
        return { targets: [], lookalikes: [], displayed: [], redirects };
      if (query.startsWith("*[_id == $id]")) return { language: "en", slug: "old" };
      return [];
    },
  }),
};
const silent = { withConfig: () => ({ fetch: () => Promise.reject(new Error("away")) }) };

const loop: unknown = expect.stringMatching(/redirect loop/);

test.each([
  ["rejects a page in a release whose new slug creates a loop", "versions.spring.a", client, loop],
  ["accepts a draft, whose problems its list of checks reports", "drafts.a", client, true],
  ["accepts a page when the dataset does not respond", "versions.spring.a", silent, true],
])("[PAGE-4] %s", async (_, _id, dataset, verdict) => {
  const page = { _id, _type: "page", language: "en", slug: { current: "new" } };
  expect(await judgeInRelease(page, dataset, site)).toEqual(verdict);
});
