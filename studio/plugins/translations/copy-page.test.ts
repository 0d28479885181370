import { expect, test } from "vitest";
import { copyPage, referencesIn, withPartners } from "./copy-page.ts";
import { pageFixture } from "./compare/stored-page.fixture.ts";

const link = (_ref: string) => ({ _key: "l", _type: "link", page: { _type: "reference", _ref } });
const call = (_key: string, ...actions: object[]) => ({ _key, _type: "callToAction", actions });

const source = pageFixture({
  _id: "drafts.home",
  _rev: "1",
  language: "en",
  title: "Home",
  slug: { _type: "slug", current: "index" },
  seo: { description: "All of it", image: { asset: { _ref: "image-abc-1x1-png" } } },
  blocks: [
    { _key: "columns", _type: "columns", start: [call("call", link("venue"), link("about"))] },
    call("own", link("home")),
  ],
  translations: [{ _key: "de", _type: "reference", _ref: "startseite" }],
});

const copy = copyPage(source, [source], {
  id: "accueil",
  language: "fr",
  slug: "index",
  partners: new Map([["venue", { id: "lieu", type: "page", isPublished: true }]]),
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
  const references = [...referencesIn(Object(copy)["blocks"])];
  expect(references.toSorted()).toEqual(["about", "accueil", "lieu"]);
});

test("references an unpublished page weakly until it is published", () => {
  const venue = { _type: "reference", _ref: "venue" };
  const partners = new Map([["venue", { id: "lieu", type: "page", isPublished: false }]]);
  expect(withPartners([venue], partners)).toEqual([
    { ...venue, _ref: "lieu", _weak: true, _strengthenOnPublish: { type: "page" } },
  ]);
});
