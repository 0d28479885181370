import { expect, test } from "vitest";
import { usedAt, usesQuery } from "../../studio/plugins/presentation/used-at.ts";
import { runGroq } from "../support/run-groq.ts";

const ref = (_ref: string) => ({ _type: "reference", _ref });
const page = (_id: string, language: string, slug: string, more: object = {}) => ({
  _id,
  _type: "page",
  title: _id.toUpperCase(),
  language,
  slug: { current: slug },
  ...more,
});

const dataset = [
  page("a", "en", "index"),
  page("b", "de", "index", { translations: [ref("a")] }),
  page("c", "en", "news", { blocks: [{ _type: "callToAction", link: { page: ref("a") } }] }),
  page("d", "en", "far"),
  page("f", "en", "twice"),
  page("g", "en", "twice"),
  page("h", "de", "twice"),
  page("e", "en", "", { blocks: [{ link: ref("a") }] }),
  { _id: "r", _type: "redirect", from: "/old", to: ref("a") },
  { _id: "siteSettings", _type: "siteSettings", menu: [{ page: ref("a") }] },
];

const usesOf = (id: string) => usedAt(runGroq(usesQuery, dataset, { id }));

test("[PAGE-8] lists a page's URL and the pages, translations, menus and redirects that link to it", () => {
  expect(usesOf("a").locations).toEqual([
    { title: "A", href: "/en" },
    { title: "Translation (de): B", href: "/de" },
    { title: "Page: C", href: "/en/news" },
    { title: "Navigation of every page", href: "/en" },
    { title: "Redirect from /old", href: "/old" },
  ]);
  expect(usesOf("d").locations).toEqual([{ title: "D", href: "/en/far" }]);
  expect(usesOf("nobody").locations).toEqual([]);
});

test("[PAGE-6] reports when a page shares its URL with another page of the same language", () => {
  const shares = ["f", "g", "a"].map((id) => usesOf(id).sharesAddress);
  expect(shares).toEqual([true, true, false]);
});
