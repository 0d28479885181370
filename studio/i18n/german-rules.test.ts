import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { german, ruleWords } from "./german.ts";
import { createRuleWords } from "./rule-words.ts";

const root = join(import.meta.dirname, "../..");

/** Removes the names of placeholders, which differ between the source and the German table. */
const withoutNames = (text: string) => text.replaceAll(/\$?\{[^}]*\}/g, "{}");

/**
 * Returns every sentence in the sources of the schemas, the contracts, and the site's messages
 * about files and blocks. Some of the sentences are texts of forms, which the tests ignore.
 */
function sentencesOfRules(): string[] {
  const sources = [
    "schemas/{blocks,documents,fields}/**/*.ts",
    "web/content/{animation,parse}/*.ts",
    "web/content/typefaces/{font-problems,own-font.server}.ts",
    "web/blocks/render-blocks.tsx",
    "web/i18n/{report-files.server,text-file}.ts",
  ];
  const files = globSync(sources, { cwd: root, exclude: ["**/*.test.ts", "**/*.fixture.ts"] });
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8").replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      "",
    );
    const texts = source.matchAll(
      /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g,
    );
    return [...texts]
      .map(([, double, single, template = ""]) => double ?? single ?? template)
      .map((text) => withoutNames(text.replaceAll(/\\(["'])/g, "$1")))
      .filter((text) => /\p{L} \p{L}/u.test(text) && text.endsWith("."));
  });
}

const messages = sentencesOfRules();
const known = new Set(Object.keys(ruleWords).map(withoutNames));
const ofForms = new Set(Object.keys(german).map(withoutNames));
/**
 * Whether a text is a form's description that contains a computed number. The source has a
 * placeholder for this number, but the German table has the number itself.
 */
const described = (text: string) =>
  [...ofForms].some((words) => withoutNames(words.replaceAll(/\d+/g, "{}")) === text);

test("has a German text for each message of a validation rule", () => {
  expect(messages.length).toBeGreaterThan(100);
  const missing = messages.filter(
    (text) => !known.has(text) && !ofForms.has(text) && !described(text),
  );
  expect(missing).toEqual([]);
});

test("contains no German text that no validation rule uses", () => {
  expect([...known].filter((text) => !messages.includes(text))).toEqual([]);
});

test("uses the same placeholders in both languages", () => {
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  const different = Object.entries(ruleWords).filter(
    ([english, words]) => namesIn(english).join() !== namesIn(words).join(),
  );
  expect(different).toEqual([]);
});

test("translates a message by the text around its inserted values", () => {
  const translateMessage = createRuleWords(ruleWords);
  expect(translateMessage("The text is too long: shorten it to 80 characters or fewer.")).toBe(
    "Der Text ist zu lang: Kürzen Sie ihn auf höchstens 80 Zeichen.",
  );
  expect(translateMessage("“/en/a.b” redirects to “/en/c?d”: enter that target here.")).toBe(
    "„/en/a.b“ leitet zu „/en/c?d“ weiter: Geben Sie dieses Ziel hier ein.",
  );
  expect(translateMessage("Select a date for the day.")).toBe(
    "Wählen Sie ein Datum für den Tag aus.",
  );
  expect(translateMessage("Unheard of.")).toBe("Unheard of.");
});
