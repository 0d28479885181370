import { expect, test } from "vitest";
import { languageAt } from "./own-language.ts";

const page = { language: "en", blocks: [{ _key: "a", link: { page: {} } }] };
const settings = { languages: [{ _key: "de", language: "de", menu: [{ _key: "m" }] }] };

test.each([
  ["page", page, ["blocks", { _key: "a" }, "link", "page"], "en"],
  ["entry", settings, ["languages", { _key: "de" }, "menu", { _key: "m" }], "de"],
  ["entry without a key", settings, ["languages", 0, "menu"], "de"],
  ["document without a language", { title: "Shared" }, ["link", "page"], null],
])("[COMP-2] returns the language of the %s that contains a link", (_, value, path, language) => {
  expect(languageAt(value, path)).toBe(language);
});
