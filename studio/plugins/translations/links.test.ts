import { expect, test } from "vitest";
import { applyPatch } from "../../content-lake/src/mutation/apply-patch.ts";
import { linksOfTranslations, linksToFix } from "./links.ts";
import { pageFixture } from "./compare/stored-page.fixture.ts";

const page = (id: string, language: string, named: readonly string[]) =>
  pageFixture({ _id: id, language, translations: named.map((_ref) => ({ _ref })) });

test("[I18N-3] finds a page that lacks links to its translations or has links to deleted pages", () => {
  const pages = [
    page("english", "en", ["german", "french"]),
    page("german", "de", ["english", "deleted"]),
    page("french", "fr", ["german", "english"]),
  ];
  expect(linksToFix(pages)).toEqual([
    { id: "german", lacking: [expect.objectContaining({ id: "french" })], dead: ["deleted"] },
  ]);
  // Two pages with one language.
  expect(linksToFix([page("a", "en", []), page("b", "de", ["a"]), page("c", "de", ["a"])])).toEqual(
    [],
  );
});

const at = "2026-05-01T18:00:00Z";
const system = { _id: "drafts.page", _type: "page", _rev: "1", _createdAt: at, _updatedAt: at };
const revision = { ...system, title: "Old words", translatedFrom: { at } };
const translations = [{ _key: "de", _type: "reference", _ref: "page-de", _weak: true }];

test("[I18N-3] an old revision gets the page's current links to translations, and loses others", () => {
  const linked = applyPatch(revision, linksOfTranslations({ ...revision, translations }));
  expect(linked).toMatchObject({ title: "Old words", translations, translatedFrom: { at } });
  const bare = applyPatch(revision, linksOfTranslations({ title: "New words" }));
  expect(bare).not.toHaveProperty("translatedFrom");
  expect(bare).toMatchObject({ title: "Old words" });
});
