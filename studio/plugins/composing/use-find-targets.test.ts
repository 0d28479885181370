import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
import { pagesQuery, sectionTargets } from "./use-find-targets.ts";

const page = (_id: string, title: string, language = "en") => ({
  _id,
  _type: "page",
  title,
  language,
  slug: { current: title.toLowerCase().replaceAll(" ", "-") },
});

const dataset = [
  page("a", "Opening hours"),
  page("b", "About us"),
  page("drafts.c", "Opening night"),
  page("d", "Opening", "de"),
  { ...page("e", "Opening soon"), slug: null },
];

async function titlesFor(id: string, words: string, current = ""): Promise<unknown> {
  const params = { id, words, pattern: `*${words}*`, current };
  const found: unknown = await (await evaluate(parse(pagesQuery), { dataset, params })).get();
  return Array.isArray(found) ? found.map(({ title }) => title) : found;
}

test("[COMP-2] finds published pages in the page's language, by title or slug", async () => {
  expect(await titlesFor("a", "open")).toEqual(["Opening hours"]);
  expect(await titlesFor("a", "about-us")).toEqual(["About us"]);
  expect(await titlesFor("a", "")).toEqual(["About us", "Opening hours"]);
  expect(await titlesFor("d", "open")).toEqual(["Opening"]);
});

test("[COMP-2] uses the language of a page that exists only as a draft", async () => {
  expect(await titlesFor("c", "open")).toEqual(["Opening hours"]);
});

test("[COMP-2] lists the page that the link leads to now first", async () => {
  expect(await titlesFor("a", "", "a")).toEqual(["Opening hours", "About us"]);
});

test("[COMP-2] finds the sections of the page, and links to an unpublished page weakly", () => {
  const sections = [
    { key: "a", title: "Opening hours (Text)" },
    { key: "b", title: "Questions (FAQ)" },
  ];
  const current = { href: "", page: "p", section: "b" };
  const found = (words: string, isPublished = true) =>
    sectionTargets(sections, { id: "p", isPublished }, { words, current });
  expect(found("#OPEN").map(({ link }) => link.section)).toEqual(["a"]);
  expect(found("#").map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  expect(found("hours")[0]?.link.page).toEqual({ _type: "reference", _ref: "p" });
  expect(found("hours", false)[0]?.link.page).toMatchObject({
    _weak: true,
    _strengthenOnPublish: { type: "page" },
  });
});
