import { expect, test } from "vitest";
import { languageAt } from "./own-language.ts";

test("[COMP-2] returns the language of the page that contains a link", () => {
  const page = { language: "en", blocks: [{ _key: "a", link: { page: {} } }] };
  expect(languageAt(page, ["blocks", { _key: "a" }, "link", "page"])).toBe("en");
});

test("[COMP-2] returns the language of the entry that contains a link, or null", () => {
  const settings = { languages: [{ _key: "de", language: "de", menu: [{ _key: "m" }] }] };
  expect(languageAt(settings, ["languages", { _key: "de" }, "menu", { _key: "m" }])).toBe("de");
  expect(languageAt(settings, ["languages", 0, "menu"])).toBe("de");
  expect(languageAt({ title: "Shared" }, ["link", "page"])).toBeNull();
});
