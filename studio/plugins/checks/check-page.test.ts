import type { ValidationMarker } from "sanity";
import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";
import { factsWith } from "./checks.fixture.ts";

const site = "https://nightlight.example";

const page = {
  _id: "house",
  _type: "page",
  language: "en",
  title: "The house",
  slug: { current: "house" },
  seo: { description: "Short films by night." },
  blocks: [
    {
      _key: "call",
      _type: "callToAction",
      heading: "Come in",
      link: { kind: "internal", page: { _ref: "yard" } },
    },
  ],
};
const place = ["blocks", { _key: "call" }, "link", "page"];
const marker = (level: "error" | "warning", path: ValidationMarker["path"], message: string) => ({
  level,
  path,
  message,
});

test("[PAGE-4] what the form says stands in the list, errors first, each at its check", () => {
  const markers = [
    marker("warning", ["blocks", { _key: "a" }, "address"], "No film."),
    marker("warning", ["blocks", { _key: "a" }, "animation"], "No animation."),
    marker("error", ["blocks", { _key: "a" }, "picture", "alt"], "Say what it shows."),
    marker("error", ["slug"], "Taken."),
  ];
  const found = checkPage({ value: { ...page, blocks: [] }, markers, facts: null, site });
  expect(found.map(({ check, level }) => [check, level])).toEqual([
    ["address", "error"],
    ["pictures", "error"],
    ["films", "warning"],
    ["animations", "warning"],
  ]);
});

test("a link to an unpublished page, which the studio refuses, is said once, in the words that help", () => {
  const target = {
    id: "yard",
    language: "en",
    slug: "yard",
    title: "The yard",
    isPublished: false,
  };
  const markers = [marker("error", place, "Referenced document must be published")];
  const facts = factsWith({ targets: [target] });
  expect(checkPage({ value: page, markers, facts, site })).toEqual([
    {
      check: "links",
      level: "error",
      path: place,
      message: expect.stringMatching(/“The yard” is not published/),
    },
  ]);
});

test("as long as nobody was asked, nothing is said of what only the dataset knows", () => {
  expect(checkPage({ value: page, markers: [], facts: null, site })).toEqual([]);
});
