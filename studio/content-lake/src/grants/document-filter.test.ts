import { expect, it } from "vitest";
import { storedPage } from "../../tests/support/sample-documents.ts";
import { compileFilter } from "./document-filter.ts";

it.each([
  ['_id in path("**")', {}, true],
  ['_id in path("drafts.**")', {}, true],
  ['_id in path("*")', {}, false],
  ['_id in path("*")', { _id: "a" }, true],
  ['_type == "page" && language == "fr"', { language: "fr" }, true],
  ['_type == "page" && language == "fr"', {}, false],
  ['!(language == "fr")', {}, true],
  ['!(title match "a*")', { title: 1 }, true],
  ["owner == identity()", { owner: "p1" }, true],
  ["owner == identity()", { owner: "p2" }, false],
  ['"a" in tags[].name // a comment', { tags: [{ name: "a" }] }, true],
  ['references("b")', { link: { _ref: "b" } }, true],
  ['sanity::versionOf("a")', {}, true],
  ["missing.field", {}, false],
])("[LAKE-3] evaluates the filter %s on %o: %s", (filter, fields, expected) => {
  const document = storedPage("drafts.a", { ...fields });
  expect(compileFilter(filter).selects(document, "p1")).toBe(expected);
});

it.each([
  ["count(*) > 1", "it reads other documents with *"],
  ["link->secret", "it follows a reference with ->"],
  ["language == $language", "it has the parameter $language"],
  ["_updatedAt < now()", "it calls now(), which filters can't call"],
  ['@ match text::query("a")', "it calls text::query(), which filters can't call"],
  ["delta::changedAny(title)", "it isn't valid GROQ"],
  ["true][0", "it must be one condition"],
  ["true] | order(_id)[true", "it must be one condition"],
  ['_type == "page', "it isn't valid GROQ"],
  ["", "it must be one condition"],
  [`title == "${"x".repeat(2_000)}"`, "it exceeds 2000 characters"],
])("[LAKE-3] rejects the filter %s", (filter, reason) => {
  expect(() => compileFilter(filter)).toThrow(reason);
});
