import { expect, test } from "vitest";
import { linksToFix } from "./links.ts";
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
});

test("returns no missing links when two pages have the same language", () => {
  expect(linksToFix([page("a", "en", []), page("b", "de", ["a"]), page("c", "de", ["a"])])).toEqual(
    [],
  );
});
