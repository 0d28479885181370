import { describe, expect, it } from "vitest";
import { pagePathsShape, pageShape } from "../../contract.ts";
import { schemaTypes } from "../../studio.ts";

const page = {
  _id: "page-en-home",
  _rev: "1",
  _updatedAt: "2026-01-01T00:00:00Z",
  language: "en",
  title: "Nightlight",
  slug: "index",
  seo: null,
  date: null,
  summary: null,
  picture: null,
  topics: null,
  authors: null,
  theme: null,
  translations: null,
  blocks: null,
};

describe("[PAGE-2] a page that the site reads", () => {
  it("is null when it does not exist", () => {
    expect(pageShape.parse(null)).toBeNull();
  });

  it("omits languages in which it is not published", () => {
    const german = { language: "de", slug: "index", noindex: false };
    const parsed = pageShape.parse({ ...page, translations: [null, german, { language: "fr" }] });
    expect(parsed?.translations).toEqual([german]);
  });

  it("passes its blocks on unparsed, so that an invalid block does not invalidate the page", () => {
    expect(pageShape.parse({ ...page, blocks: [{ anything: 1 }] })?.blocks).toEqual([
      { anything: 1 },
    ]);
  });

  it("omits pages with an invalid path from the list of paths", () => {
    const good = {
      _id: "page-en-home",
      language: "en",
      slug: "index",
      noindex: false,
      date: null,
      _updatedAt: page._updatedAt,
      translations: ["page-de-home"],
    };
    expect(pagePathsShape.parse([{ ...good, slug: "../etc" }, good, null])).toEqual([good]);
  });
});

it("[PAGE-1] lets editors sort lists of pages by title", () => {
  const page = schemaTypes.find(({ name }) => name === "page");
  const orderings = page && "orderings" in page ? page.orderings : [];
  expect(orderings?.map(({ by }) => by[0]?.field)).toContain("title");
});
