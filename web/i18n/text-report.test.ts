import { expect, test } from "vitest";
import { reportTexts } from "./text-report.ts";

const english = {
  "site.menu": "Menu",
  "site.greeting": "Good evening, {{name}}",
  "blocks.films_one": "One film",
  "blocks.films_other": "{{count}} films",
};

const report = (language: string, file: Record<string, string>, shipped = {}) =>
  reportTexts(language, { shipped, file, english });

test("[I18N-4] reports keys that neither the file nor the site has, with each plural form separately", () => {
  const shipped = { "site.menu": "Menü" };
  expect(report("de", { "blocks.films_one": "Ein Film" }, shipped).missing).toEqual([
    "site.greeting",
    "blocks.films_other",
  ]);
  expect(report("pl", {}).missing.toSorted()).toEqual([
    ...["few", "many", "one", "other"].map((form) => `blocks.films_${form}`),
    "site.greeting",
    "site.menu",
  ]);
});

test("[I18N-4] reports unknown keys, unused plural forms and wrong placeholders, and accepts a text for all forms", () => {
  expect(report("de", { "blocks.films": "Filme" }, english).missing).toEqual([]);
  expect(report("fr", { "blocks.films": "Films" }).missing).toEqual(["site.menu", "site.greeting"]);
  const file = {
    "site.menue": "Menü",
    "blocks.films_few": "{{count}} Filme",
    "site.menu_one": "Menü",
    "site.greeting": "Guten Abend, {{nom}}",
  };
  expect(report("de", file, english)).toMatchObject({
    unknown: ["site.menue", "site.menu_one"],
    unused: ["blocks.films_few"],
    values: ["site.greeting"],
  });
});
