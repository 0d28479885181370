import { describe, expect, it } from "vitest";
import { pagePathsShape, pageShape } from "../../contract.ts";

const page = {
  _id: "page-en-home",
  _rev: "1",
  _updatedAt: "2026-01-01T00:00:00Z",
  language: "en",
  title: "Nightlight",
  slug: "index",
  seo: null,
  translations: null,
  blocks: null,
};

describe("[PAGE-2] a page as the site reads it", () => {
  it("is null where there is none", () => {
    expect(pageShape.parse(null)).toBeNull();
  });

  it("leaves out the languages in which it is not published", () => {
    const german = { language: "de", slug: "index", noindex: false };
    const parsed = pageShape.parse({ ...page, translations: [null, german, { language: "fr" }] });
    expect(parsed?.translations).toEqual([german]);
  });

  it("hands its blocks on unread, so that a bad one costs only itself", () => {
    expect(pageShape.parse({ ...page, blocks: [{ anything: 1 }] })?.blocks).toEqual([
      { anything: 1 },
    ]);
  });

  it("lists the addresses of all pages but one that cannot be an address", () => {
    const good = {
      _id: "page-en-home",
      language: "en",
      slug: "index",
      noindex: false,
      _updatedAt: page._updatedAt,
      translations: ["page-de-home"],
    };
    expect(pagePathsShape.parse([{ ...good, slug: "../etc" }, good, null])).toEqual([good]);
  });
});
