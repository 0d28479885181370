import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
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

test.each([
  ["by title", "a", "open", "", ["Opening hours"]],
  ["by slug", "a", "about-us", "", ["About us"]],
  ["without words", "a", "", "", ["About us", "Opening hours"]],
  ["in another language", "d", "open", "", ["Opening"]],
  ["of a page that exists only as a draft", "c", "open", "", ["Opening hours"]],
  ["with the link's page first", "a", "", "a", ["Opening hours", "About us"]],
])(
  "[COMP-2] finds published pages in the page's language: %s",
  (_, id, search, current, titles) => {
    const params = { id, search, pattern: `*${search}*`, current };
    const pages = titles.map((title) => ({ title }));
    expect(runGroq(pagesQuery, dataset, params)).toMatchObject(pages);
  },
);

test("[COMP-2] lists the page with the typed title first, then by beginning, then by path", () => {
  const story = { ...page("s", "A story"), slug: { current: "journal/a-story" } };
  const pages = [story, page("t", "The journal"), page("u", "Journalist"), page("j", "Journal")];
  const params = { id: "s", search: "Journal", pattern: "*Journal*", current: "s" };
  const titles = ["Journal", "Journalist", "The journal", "A story"];
  expect(runGroq(pagesQuery, pages, params)).toMatchObject(titles.map((title) => ({ title })));
});

test("[COMP-2] finds the sections of the page, and links to an unpublished page weakly", () => {
  const sections = [
    { key: "a", title: "Opening hours (Text)" },
    { key: "b", title: "Questions (FAQ)" },
  ];
  const current = { href: "", page: "p", section: "b" };
  const found = (query: string, isPublished = true) =>
    sectionTargets(sections, { id: "p", type: "page", isPublished }, { query, current });
  expect(found("#OPEN").map(({ link }) => link.section)).toEqual(["a"]);
  expect(found("#").map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  expect(found("hours")[0]?.link.page).toEqual({ _type: "reference", _ref: "p" });
  expect(found("hours", false)[0]?.link.page).toMatchObject({
    _weak: true,
    _strengthenOnPublish: { type: "page" },
  });
});
