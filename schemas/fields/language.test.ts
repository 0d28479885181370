// cspell:ignore rozaj
import { expect, test } from "vitest";
import { languageCode } from "./language.contract.ts";

const problemOf = (tag: string) => languageCode.safeParse(tag).error?.issues[0]?.message;

test.each(
  "en de-AT zh-Hant zh-Hant-TW sr-Latn-RS es-419 ca-ES-valencia sl-rozaj de-CH-1996 de-x-easy yue iw".split(
    " ",
  ),
)("[I18N-5] accepts the language tag %s", (tag) => {
  expect(problemOf(tag)).toBeUndefined();
});

test.each([
  ["zh-hant-tw", "zh-Hant-TW"],
  ["EN-us", "en-US"],
  ["es-419-X-Easy", "es-419-x-easy"],
])("[I18N-5] suggests the usual letter case of %s: %s", (tag, usual) => {
  expect(problemOf(tag)).toBe(`Write the language code as “${usual}”.`);
});

test.each([
  "",
  "english",
  "e",
  "en_US",
  "en-",
  "de-",
  "en--US",
  "../en",
  "en-US-US",
  "x-easy",
  `de-x-${"a".repeat(8)}-${"b".repeat(8)}-${"c".repeat(8)}-${"d".repeat(8)}`,
])("[I18N-5] rejects %j", (tag) => {
  expect(problemOf(tag)).toMatch(/^Enter a language code/);
});
