import { expect, test } from "vitest";
import { surroundingsOf } from "./find-partners.ts";
import { pageFixture } from "./compare/stored-page.fixture.ts";

const page = (_id: string, language: string, current: string, translations: object[] = []) =>
  pageFixture({ _id, language, slug: { _type: "slug", current }, translations });
const naming = (...ids: string[]) => ids.map((_ref) => ({ _type: "reference", _ref }));

const source = page("salt", "en", "programme/salt");
const pages = [
  page("programme", "en", "programme"),
  page("programm", "de", "programm", naming("programme")),
  page("venue", "en", "venue", naming("ort")),
  page("drafts.ort", "de", "ort"),
  page("about", "en", "about"),
];
const value = { blocks: [naming("venue", "about", "programme", "salt", "image-1")] };

test("[I18N-3] finds link targets in the other language in either page's list, and counts the rest", () => {
  const { partners, linksLeft } = surroundingsOf(pages, source, { value, language: "de" });
  expect(Object.fromEntries(partners)).toEqual({
    venue: { id: "ort", type: "page", isPublished: false },
    programme: { id: "programm", type: "page", isPublished: true },
  });
  expect(linksLeft).toBe(1);
});

test("derives the slug from the translated parent page, and numbers a taken one", () => {
  const slugIn = (language: string, ...more: typeof pages) =>
    surroundingsOf([...pages, ...more], source, { value, language }).slug;
  expect(slugIn("de")).toBe("programm/salt");
  expect(slugIn("fr")).toBe("programme/salt");
  expect(slugIn("de", page("x", "de", "programm/salt"))).toBe("programm/salt-2");
});
