import { expect, it } from "vitest";
import { factsWith, pageWith, written } from "../checks.fixture.ts";
import { titlesAndDescriptions } from "./search.ts";

const described = { description: "Short films by night." };

const found = (fields: object, facts = factsWith({})) =>
  titlesAndDescriptions(pageWith([], fields), facts).map(({ path, level }) => [
    written(path),
    level,
  ]);

it.each([
  ["all texts are present", { seo: described }, []],
  ["there is no description", {}, [["seo.description", "info"]]],
  [
    "the page's title is too long for them",
    { title: "a".repeat(61), seo: described },
    [["seo.title", "info"]],
  ],
  ["a shorter one was written", { title: "a".repeat(61), seo: { ...described, title: "A" } }, []],
  ["the page is hidden from them", { seo: { noindex: true } }, []],
  [
    "the home page is hidden from them",
    { slug: { current: "index" }, seo: { noindex: true } },
    [["seo.noindex", "warning"]],
  ],
])("checks what search engines display when %s", (_name, fields, findings) => {
  expect(found(fields)).toEqual(findings);
});

it("reports a page with the same title and description at their fields", () => {
  const lookalikes = [{ title: "Next door", sharesTitle: true, sharesDescription: true }];
  expect(found({ seo: described }, factsWith({ lookalikes }))).toEqual([
    ["title", "warning"],
    ["seo.description", "warning"],
  ]);
  expect(found({ seo: { ...described, title: "A" } }, factsWith({ lookalikes }))[0]).toEqual([
    "seo.title",
    "warning",
  ]);
});
