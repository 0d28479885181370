import { expect, test } from "vitest";
import { entriesOf, groupTexts, matches } from "./group-texts.ts";

const standard = (key: string, text = key) => ({ key, text, placeholders: [] });
const stored = (key: string, text: string) => ({ _key: key, key, text });

const others = ["auth.account.name", "auth.guest", "novel.key", "errors.home"];
const entries = entriesOf(
  [standard("site.menu", "Menü"), ...others.map((key) => standard(key))],
  [stored("site.menu", "Wege"), stored("site.gone", "Alt")],
);

test("[I18N-1] groups texts by area, and lists texts that the site no longer has at the end", () => {
  const groups = groupTexts(entries);
  expect(groups.map(({ name, entries: own }) => [name, own.map(({ key }) => key)])).toEqual([
    ["errors", ["errors.home"]],
    ["site", ["site.menu"]],
    ["sign-in", ["auth.guest"]],
    ["account", ["auth.account.name"]],
    ["other", ["novel.key"]],
    ["unused", ["site.gone"]],
  ]);
});

test.each([
  ["menu", ["site.menu"]],
  ["WEGE site", ["site.menu"]],
  ["alt", ["site.gone"]],
  ["", entries.map(({ key }) => key)],
  ["wege errors", []],
])("[I18N-1] finds texts by their key, default or own text: %j", (search, found) => {
  expect(entries.filter((each) => matches(each, search)).map(({ key }) => key)).toEqual(found);
});
