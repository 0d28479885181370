import { expect, it } from "vitest";
import { factsWith, pageWith, places } from "../checks.fixture.ts";
import { titlesAndDescriptions } from "./search.ts";

const described = { description: "Short films by night." };

const found = (fields: object, facts = factsWith({})) =>
  places(titlesAndDescriptions(pageWith([], fields), facts));

const title = "a".repeat(61);
const home = { slug: { current: "index" }, seo: { noindex: true } };

it.each([
  ["all texts are present", { seo: described }, []],
  ["there is no description", {}, ["info seo.description"]],
  ["the page's title is too long for them", { title, seo: described }, ["info seo.title"]],
  ["a shorter one was written", { title, seo: { ...described, title: "A" } }, []],
  ["the page is hidden from them", { seo: { noindex: true } }, []],
  ["the home page is hidden from them", home, ["warning seo.noindex"]],
])("checks what search engines display when %s", (_name, fields, findings) => {
  expect(found(fields)).toEqual(findings);
});

it("reports a page with the same title and description at their fields", () => {
  const lookalikes = [{ title: "Next door", sharesTitle: true, sharesDescription: true }];
  const facts = factsWith({ lookalikes });
  const both = ["warning title", "warning seo.description"];
  expect(found({ seo: described }, facts)).toEqual(both);
  expect(found({ seo: { ...described, title: "A" } }, facts)[0]).toBe("warning seo.title");
});
