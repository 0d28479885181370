import type { ValidationMarker } from "sanity";
import { expect, test } from "vitest";
import { checkPage } from "./check-page.ts";
import { factsWith } from "./checks.fixture.ts";

const site = "https://nightlight.example";

const link = { kind: "internal", page: { _ref: "yard" } };
const page = {
  _id: "house",
  _type: "page",
  language: "en",
  title: "The house",
  slug: { current: "house" },
  seo: { description: "Short films by night." },
  blocks: [{ _key: "call", _type: "callToAction", heading: "Come in", link }],
};
const place = ["blocks", { _key: "call" }, "link", "page"];
type Marker = ValidationMarker;
const marker = (level: Marker["level"], path: Marker["path"], message: string) =>
  ({ level, path, message }) satisfies Marker;

test("[PAGE-4] lists the form's problems by check, errors first", () => {
  const markers = [
    marker("warning", ["blocks", { _key: "a" }, "address"], "No video."),
    marker("warning", ["blocks", { _key: "a" }, "animation"], "No animation."),
    marker("error", ["blocks", { _key: "a" }, "picture", "alt"], "Say what it shows."),
    marker("error", ["slug"], "Taken."),
  ];
  const found = checkPage({ value: { ...page, blocks: [] }, markers, facts: null, site });
  const names = found.map(({ check, level }) => `${level} ${check}`);
  const warnings = ["warning videos", "warning animations"];
  expect(names).toEqual(["error address", "error pictures", ...warnings]);
});

test("reports a link to an unpublished page once, with the more helpful message", () => {
  const yard = { id: "yard", language: "en", slug: "yard", title: "The yard" };
  const markers = [marker("error", place, "Referenced document must be published")];
  const facts = factsWith({ targets: [{ ...yard, isPublished: false }] });
  const message = expect.stringMatching(/“The yard” is not published/);
  const finding = { check: "links", level: "error", path: place, message };
  expect(checkPage({ value: page, markers, facts, site })).toEqual([finding]);
  expect(checkPage({ value: page, markers: [], facts: null, site })).toEqual([]);
});

test("[PAGE-4] reports a form in another language and an empty sign-in gate", () => {
  const blocks = [
    { _key: "f", _type: "formBlock", heading: "Ask", form: { _ref: "contact-de" } },
    { _key: "g", _type: "signInGate", heading: "Members", blocks: [] },
  ];
  const facts = factsWith({
    displayed: [{ id: "contact-de", title: "Contact DE", language: "de" }],
  });
  const found = checkPage({ value: { ...page, blocks }, markers: [], facts, site });
  expect(found.map(({ check, level }) => `${level} ${check}`)).toEqual([
    "warning languages",
    "warning gates",
  ]);
});
