import { expect, test } from "vitest";
import { copyPage, referencesIn, withPartners } from "./copy-page.ts";
import { pageFixture } from "./compare/stored-page.fixture.ts";

const link = (page: string) => ({
  _key: "l",
  _type: "link",
  label: "There",
  page: { _type: "reference", _ref: page },
});

const source = pageFixture({
  _id: "drafts.home",
  _rev: "1",
  language: "en",
  title: "Home",
  slug: { _type: "slug", current: "index" },
  seo: { description: "All of it", image: { asset: { _ref: "image-abc-1x1-png" } } },
  blocks: [
    {
      _key: "columns",
      _type: "columns",
      start: [{ _key: "call", _type: "callToAction", actions: [link("venue"), link("about")] }],
    },
    { _key: "own", _type: "callToAction", actions: [link("home")] },
  ],
  translations: [{ _key: "de", _type: "reference", _ref: "startseite" }],
});

const copy = copyPage(source, [source], {
  id: "accueil",
  language: "fr",
  slug: "index",
  partners: new Map([["venue", { id: "lieu", isPublished: true }]]),
});

test("[I18N-3] creates a draft in another language with the source's blocks and keys", () => {
  expect(copy).toMatchObject({
    _id: "drafts.accueil",
    _type: "page",
    language: "fr",
    title: "Home",
    slug: { current: "index" },
    seo: { description: "All of it", image: { asset: { _ref: "image-abc-1x1-png" } } },
    blocks: [{ _key: "columns", start: [{ _key: "call" }] }, { _key: "own" }],
    translations: [{ _key: "en", _ref: "home", _weak: true }],
  });
  expect(copy).not.toHaveProperty("_rev");
});

test("[I18N-3] links the copy to pages of its language, to itself, or to the original targets", () => {
  expect([...referencesIn(Object(copy)["blocks"])].toSorted()).toEqual([
    "about",
    "accueil",
    "lieu",
  ]);
});

test("references an unpublished page weakly until it is published", () => {
  const venue = { _type: "reference", _ref: "venue" };
  const partners = new Map([["venue", { id: "lieu", isPublished: false }]]);
  expect(withPartners([venue], partners)).toEqual([
    { ...venue, _ref: "lieu", _weak: true, _strengthenOnPublish: { type: "page" } },
  ]);
});
