import { longestTitle } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { copyOfPage } from "./copy-of-page.ts";

const page = {
  _id: "drafts.copy",
  _type: "page",
  language: "en",
  title: "The venue",
  slug: { _type: "slug", current: "venue" },
  blocks: [{ _key: "a", _type: "textBlock" }],
  translations: [{ _key: "de", _type: "reference", _ref: "page-de-venue", _weak: true }],
  translatedFrom: { source: { _type: "reference", _ref: "page-de-venue" } },
};

test("[PAGE-1] creates a copy with its own title and slug and the same blocks", () => {
  expect(copyOfPage(page, ["venue", "venue-copy"])).toEqual({
    _id: "drafts.copy",
    _type: "page",
    language: "en",
    title: "Copy of The venue",
    slug: { _type: "slug", current: "venue-copy-2" },
    blocks: page.blocks,
  });
});

test("[PAGE-1] shortens a long title, and copies a page that has neither title nor slug", () => {
  const { title } = copyOfPage({ ...page, title: "t".repeat(longestTitle) }, []);
  expect(title).toHaveLength(longestTitle);
  const { title: _title, slug: _slug, ...untitled } = page;
  expect(copyOfPage(untitled, [])).not.toHaveProperty("slug");
});
