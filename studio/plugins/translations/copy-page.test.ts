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

test("[I18N-3] a copy keeps its source's blocks and their keys, and is a draft of its own in its language", () => {
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

test("[I18N-3] its links lead to the pages of its language, to itself where they led to the source, else where they led", () => {
  expect([...referencesIn(Object(copy)["blocks"])].toSorted()).toEqual([
    "about",
    "accueil",
    "lieu",
  ]);
});

test("a page that is not published yet is referred to weakly until it is", () => {
  const venue = { _type: "reference", _ref: "venue" };
  const partners = new Map([["venue", { id: "lieu", isPublished: false }]]);
  expect(withPartners([venue], partners)).toEqual([
    { ...venue, _ref: "lieu", _weak: true, _strengthenOnPublish: { type: "page" } },
  ]);
});
