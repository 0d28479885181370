import { expect, test } from "vitest";
import { listDefaultTexts, validOverrides } from "./overrides.ts";
import { shippedTexts } from "./shipped.ts";

const listed = (language: string, texts = shippedTexts(language)) =>
  new Map(listDefaultTexts(language, texts).map((each) => [each.key, each]));

function valid(overrides: Record<string, string>) {
  const lines: string[] = [];
  return { used: validOverrides("de", overrides, (line) => void lines.push(line)), lines };
}

test("[I18N-1] lists each default text with its placeholders, in the plural forms of the language", () => {
  expect(listed("de").get("consent.acceptAll")).toEqual({
    key: "consent.acceptAll",
    text: "Alle akzeptieren",
    placeholders: [],
  });
  expect(listed("fr").get("auth.account.greeting")?.placeholders).toEqual(["{{name}}"]);
  const forms = (language: string) =>
    [...listed(language).keys()].filter((key) => key.startsWith("auth.form.needs.min"));
  expect(forms("ja")).toEqual(["auth.form.needs.min_other"]);
  expect(forms("ar")).toHaveLength(6);
  expect(listed("ar").get("auth.form.needs.min_few")?.placeholders).toEqual(["{{count}}"]);
  // A plural form that no language has gets the fallback's text.
  const english = shippedTexts("en");
  expect(listed("pl", english).get("auth.form.needs.min_many")?.text).toBe(
    english["auth.form.needs.min_other"],
  );
});

test.each([
  ["lacks a placeholder", "auth.account.greeting", "Hallo!"],
  ["has another placeholder", "auth.account.greeting", "{{name}}, {{count}}"],
  ["has a misspelled placeholder", "auth.account.greeting", "Hallo {{ name }}"],
  ["invents a placeholder", "site.menu", "Menü {{name}}"],
  ["has an unknown key", "site.menue", "Menü"],
  ["has a plural form of a text without one", "site.menu_one", "Menü"],
  ["has the key of a built-in property", "constructor", "Menü"],
])("[TOL-1] drops a text that %s, and keeps the others", (_name, key, text) => {
  const { used, lines } = valid({ [key]: text, "consent.acceptAll": "Ja" });
  expect(used).toEqual({ "consent.acceptAll": "Ja" });
  expect(lines).toEqual([expect.stringContaining(`without ${key}, because`)]);
});
