import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
import { usedAt, usesQuery } from "../../studio/plugins/presentation/used-at.ts";

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

async function usesOf(id: string) {
  const params = { id };
  const answer = await evaluate(parse(usesQuery, { params }), { dataset, params });
  return usedAt(await answer.get());
}

test("[PAGE-8] lists a page's URL and the pages, translations, menus and redirects that link to it", async () => {
  expect((await usesOf("a")).locations).toEqual([
    { title: "A", href: "/en" },
    { title: "Translation (de): B", href: "/de" },
    { title: "Page: C", href: "/en/news" },
    { title: "Navigation of every page", href: "/en" },
    { title: "Redirect from /old", href: "/old" },
  ]);
});

test("lists only a page's own URL when nothing links to it, and nothing for an unknown id", async () => {
  expect((await usesOf("d")).locations).toEqual([{ title: "D", href: "/en/far" }]);
  expect((await usesOf("nobody")).locations).toEqual([]);
});

test("[PAGE-6] reports when a page shares its URL with another page of the same language", async () => {
  const shares = async (id: string) => (await usesOf(id)).sharesAddress;
  expect([await shares("f"), await shares("g"), await shares("a")]).toEqual([true, true, false]);
});
