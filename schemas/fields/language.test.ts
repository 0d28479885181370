// cspell:ignore rozaj
import { expect, test } from "vitest";
import { languageCode } from "./language.contract.ts";

const problemOf = (tag: string) => languageCode.safeParse(tag).error?.issues[0]?.message;

const tags = "en de-AT zh-Hant-TW es-419 ca-ES-valencia sl-rozaj de-CH-1996 de-x-easy yue iw";

test.each(tags.split(" "))("[I18N-5] accepts the language tag %s", (tag) => {
  expect(problemOf(tag)).toBeUndefined();
});

test.each([
  ["zh-hant-tw", "zh-Hant-TW"],
  ["EN-us", "en-US"],
  ["es-419-X-Easy", "es-419-x-easy"],
])("[I18N-5] suggests the usual letter case of %s: %s", (tag, usual) => {
  expect(problemOf(tag)).toBe(`Write the language code as “${usual}”.`);
});

const long = `de-x-${"a".repeat(8)}-${"b".repeat(8)}-${"c".repeat(8)}-${"d".repeat(8)}`;
const invalid = " english e en_US en- en--US ../en en-US-US x-easy";

test.each([...invalid.split(" "), long])("[I18N-5] rejects %j", (tag) => {
  expect(problemOf(tag)).toMatch(/^Enter a language code/);
});
