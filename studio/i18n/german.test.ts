import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { sampleSites } from "../sample-sites/sites.ts";
import { german, ruleTexts } from "./german.ts";
import { languageOf } from "./language.ts";
import { createMessageTranslator } from "./message-translator.ts";
import { translateType } from "./translate-type.ts";

const root = join(import.meta.dirname, "../..");
const elsewhere =
  "studio/{content-commands,content-lake,sample-sites,launcher,dist,node_modules,own}/**";

function sourcesIn(
  patterns: string[],
  exclude: string[] = [elsewhere, "schemas/{node_modules,own}/**"],
) {
  const files = globSync(patterns, { cwd: root, exclude });
  return files.map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

function textsOfForms(): string[] {
  const texts: string[] = [];
  const collect = (english: string) => {
    texts.push(english);
    return english;
  };
  translateType(schemaTypes, collect, String);
  return texts;
}

const textsOfSources = () =>
  sourcesIn(["studio/**/*.{ts,tsx}", "schemas/**/*.ts"]).flatMap(({ source }) =>
    [...source.matchAll(/\btranslate\(\s*("(?:[^"\\]|\\.)*")/g)].map(([, literal = '""']) =>
      String(JSON.parse(literal)),
    ),
  );

function untranslatedTexts(): string[] {
  const text = /(?<![=-])>\s*([^<>{}()=;&|?:]*\p{L}{2,} [^<>{}()=;&|?]*)[<{]/gu;
  const attribute =
    /\s(?:alt|aria-label|description|label|placeholder|text|title)="(\p{Lu}[^"]*)"/gu;
  return sourcesIn(["studio/**/*.tsx"]).flatMap(({ file, source }) => {
    const code = withoutComments(source);
    const found = [...code.matchAll(text), ...code.matchAll(attribute)];
    return found.map(([, each = ""]) => `${file}: ${each.trim()}`);
  });
}

/** Files whose sentences no editor reads: texts in both languages, and messages for operators and developers. */
const unread = [
  "studio/i18n/{german/**,sanity-texts.ts}",
  "studio/{settings,sanity.blueprint}.ts",
  "studio/plugins/streams/**",
  "studio/plugins/composing/block-path.ts",
  "studio/plugins/theme/load-typeface.ts",
  "studio/plugins/connection/follow-query.ts",
];

function sentencesOfCode(): { file: string; text: string }[] {
  const excluded = [elsewhere, "**/*.test.{ts,tsx}", "**/*.fixture.ts", ...unread];
  return sourcesIn(["studio/**/*.{ts,tsx}"], excluded).flatMap(({ file, source }) =>
    [...withoutComments(source).matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
      .map(([, literal, template = ""]) => ({
        file,
        text: literal === undefined ? template : String(JSON.parse(`"${literal}"`)),
      }))
      .filter(({ text }) => /^[“\p{Lu}][^\n=]*\p{L} \p{Ll}{2,}/u.test(text)),
  );
}

const withoutNames = (text: string) => text.replaceAll(/\$?\{[^}]*\}/g, "{}");

function sentencesOfRules(): string[] {
  const sources = [
    "schemas/{blocks,documents,fields}/**/*.ts",
    "web/content/{animation,parse}/*.ts",
    "web/content/typefaces/{font-problems,own-font.server}.ts",
    "web/blocks/render-blocks.tsx",
    "web/content/texts/report-files.server.ts",
    "web/i18n/text-file.ts",
  ];
  const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
  return sourcesIn(sources, ["**/*.test.ts", "**/*.fixture.ts"]).flatMap(({ source }) =>
    [...withoutComments(source).matchAll(literal)]
      .map(([, double, single, template = ""]) => double ?? single ?? template)
      .map((text) => withoutNames(text.replaceAll(/\\(["'])/g, "$1")))
      .filter((text) => /\p{L} \p{L}/u.test(text) && text.endsWith(".")),
  );
}

const descriptions = sampleSites.map(({ description }) => description);
const displayed = new Set([...textsOfForms(), ...textsOfSources(), ...descriptions]);

test("has a German text for each text of the forms and the studio's own parts, and no other", () => {
  expect(displayed.size).toBeGreaterThan(500);
  expect([...displayed].filter((text) => !(text in german))).toEqual([]);
  expect(Object.keys(german).filter((text) => !displayed.has(text))).toEqual([]);
});

test("[PAGE-4] finds no untranslated text in the studio's own parts", () => {
  expect(untranslatedTexts()).toEqual([]);
});

test("[PAGE-4] finds no English sentence in the studio's code without a German one", () => {
  const translated = new Set([...Object.keys(german), ...Object.keys(ruleTexts)]);
  const sentences = sentencesOfCode();
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter(({ text }) => !translated.has(text))).toEqual([]);
});

test("has a German text for each message of a validation rule, and no other", () => {
  const messages = sentencesOfRules();
  const known = new Set(Object.keys(ruleTexts).map(withoutNames));
  const ofForms = Object.keys(german).map(withoutNames);
  // The source of a form's description has a placeholder in place of a computed number.
  const computed = ofForms.map((text) => withoutNames(text.replaceAll(/\d+/g, "{}")));
  const translated = new Set([...known, ...ofForms, ...computed]);
  expect(messages.length).toBeGreaterThan(100);
  expect(messages.filter((text) => !translated.has(text))).toEqual([]);
  expect([...known].filter((text) => !messages.includes(text))).toEqual([]);
});

test("uses the same placeholders in both languages", () => {
  const namesIn = (text: string) =>
    text
      .match(/\{\w+\}/g)
      ?.toSorted()
      .join();
  const all = [german, ruleTexts].flatMap((table) => Object.entries(table));
  expect(all.filter(([english, text]) => namesIn(english) !== namesIn(text))).toEqual([]);
});

test.each([
  [
    "“/en/a.b” redirects to “/en/c?d”: enter that target here.",
    "„/en/a.b“ leitet zu „/en/c?d“ weiter: Geben Sie dieses Ziel hier ein.",
  ],
  ["Select a date for the day.", "Wählen Sie ein Datum für den Tag aus."],
  ["Unheard of.", "Unheard of."],
])("translates the message %j by the text around its inserted values", (english, text) => {
  expect(createMessageTranslator(ruleTexts)(english)).toBe(text);
});

test("translates only the texts of a form, not its content or code", () => {
  const film = { name: "film", title: "Film", initialValue: { title: "Text" }, rows: 3 };
  const type = { name: "page", fields: [film], options: { list: [{ title: "Text", value: "a" }] } };
  expect(translateType(type, () => "…", String)).toEqual({
    name: "page",
    fields: [{ ...film, title: "…" }],
    options: { list: [{ title: "…", value: "a" }] },
  });
});

test.each([
  ["de-DE", ["en"], "de"],
  ["en-US", ["de-DE"], "en"],
  [null, ["de-AT", "en"], "de"],
  [null, ["fr", "de"], "en"],
  [null, [], "en"],
])(
  "uses the chosen language %s, or else the browser's first of %j",
  (chosen, browser, language) => {
    expect(languageOf(chosen, browser)).toBe(language);
  },
);
