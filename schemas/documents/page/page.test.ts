import { describe, expect, it } from "vitest";
import { indexedPagesShape, pageShape } from "../../contract.ts";
import { schemaTypes } from "../../studio.ts";

const _updatedAt = "2026-01-01T00:00:00Z";
const home = { _id: "page-en-home", language: "en", slug: "index", date: null, _updatedAt };
const listing = { seo: null, summary: null, picture: null, topics: null, authors: null };
const empty = { subject: null, theme: null, translations: null, blocks: null };
const page = {
  ...home,
  ...listing,
  ...empty,
  _type: "page",
  _rev: "1",
  title: "Nightlight",
  own: null,
};

describe("[PAGE-2] a page that the site reads", () => {
  it("is null when it does not exist, omits languages in which it is not published, and passes its blocks on unparsed", () => {
    expect(pageShape.parse(null)).toBeNull();
    const german = { language: "de", slug: "index", noindex: false };
    const blocks = [{ anything: 1 }];
    const translations = [null, german, { language: "fr" }];
    const parsed = pageShape.parse({ ...page, translations, blocks });
    expect(parsed).toMatchObject({ translations: [german], blocks });
  });

  it("is in the index of all pages even if its fields are invalid, because the index counts the pages", () => {
    const stored = { ...home, _rev: "1", title: 7, topics: "x", authors: [null], noindex: null };
    const entry = { translations: ["page-de-home"], perPage: "many", slug: null, date: "soon" };
    const read = { title: null, slug: null, noindex: false, perPage: 1, topics: [], authors: [] };
    expect(indexedPagesShape.parse([{ ...stored, ...entry }])).toEqual([
      { ...home, ...read, _rev: "1", translations: ["page-de-home"] },
    ]);
  });
});

it("[PAGE-1] lets editors sort lists of pages by title", () => {
  const page = schemaTypes.find(({ name }) => name === "page");
  const orderings = page && "orderings" in page ? page.orderings : [];
  expect(orderings?.map(({ by }) => by[0]?.field)).toContain("title");
});
