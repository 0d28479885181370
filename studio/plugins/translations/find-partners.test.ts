import { expect, test } from "vitest";
import { surroundingsOf } from "./find-partners.ts";
import { pageFixture } from "./compare/stored-page.fixture.ts";

const slug = (current: string) => ({ _type: "slug", current });
const naming = (...ids: string[]) => ids.map((_ref) => ({ _type: "reference", _ref }));

const source = pageFixture({ _id: "salt", language: "en", slug: slug("programme/salt") });
const pages = [
  pageFixture({ _id: "programme", language: "en", slug: slug("programme") }),
  pageFixture({
    _id: "programm",
    language: "de",
    slug: slug("programm"),
    translations: naming("programme"),
  }),
  pageFixture({ _id: "venue", language: "en", slug: slug("venue"), translations: naming("ort") }),
  pageFixture({ _id: "drafts.ort", language: "de", slug: slug("ort") }),
  pageFixture({ _id: "about", language: "en", slug: slug("about") }),
];
const value = { blocks: [naming("venue", "about", "programme", "salt", "image-1")] };

test("[I18N-3] finds link targets in the other language in either page's list, and counts the rest", () => {
  const { partners, linksLeft } = surroundingsOf(pages, source, { value, language: "de" });
  expect(Object.fromEntries(partners)).toEqual({
    venue: { id: "ort", isPublished: false },
    programme: { id: "programm", isPublished: true },
  });
  expect(linksLeft).toBe(1);
});

test("derives the slug from the translated parent page, and numbers a taken one", () => {
  expect(surroundingsOf(pages, source, { value, language: "de" }).slug).toBe("programm/salt");
  expect(surroundingsOf(pages, source, { value, language: "fr" }).slug).toBe("programme/salt");
  const taken = pageFixture({ _id: "x", language: "de", slug: slug("programm/salt") });
  expect(surroundingsOf([...pages, taken], source, { value, language: "de" }).slug).toBe(
    "programm/salt-2",
  );
});
