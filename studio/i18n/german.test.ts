import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { sampleSites } from "../sample-sites/sites.ts";
import { german } from "./german.ts";
import { languageOf } from "./language.ts";
import { wordsIn } from "./translate.ts";
import { translateType } from "./translate-type.ts";

const root = join(import.meta.dirname, "../..");

/** Returns every title, description and placeholder in the schema types. */
function wordsOfForms(): string[] {
  const words: string[] = [];
  const collect = (english: string) => {
    words.push(english);
    return english;
  };
  translateType(schemaTypes, collect, String);
  return words;
}

const elsewhere =
  "studio/{content-commands,content-lake,sample-sites,launcher,dist,node_modules}/**";

/** Returns every text passed to `translate` in the sources of studio and schemas. */
function wordsOfSources(): string[] {
  const files = globSync(["studio/**/*.{ts,tsx}", "schemas/**/*.ts"], {
    cwd: root,
    exclude: [elsewhere, "schemas/node_modules/**"],
  });
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return [...source.matchAll(/\btranslate\(\s*("(?:[^"\\]|\\.)*")/g)].map(([, literal = '""']) =>
      String(JSON.parse(literal)),
    );
  });
}

/** Returns the texts in JSX that aren't passed through `translate`, with their files. */
function untranslatedTexts(): [file: string, text: string][] {
  const text = /(?<![=-])>\s*([^<>{}()=;&|?:]*\p{L}{2,} [^<>{}()=;&|?]*)[<{]/gu;
  const attribute =
    /\s(?:alt|aria-label|description|label|placeholder|text|title)="(\p{Lu}[^"]*)"/gu;
  return globSync("studio/**/*.tsx", { cwd: root, exclude: [elsewhere] }).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const words = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    return [...words.matchAll(text), ...words.matchAll(attribute)].map(
      ([, found = ""]): [string, string] => [file, found.trim()],
    );
  });
}

const descriptions = sampleSites.map(({ description }) => description);
const displayed = new Set([...wordsOfForms(), ...wordsOfSources(), ...descriptions]);

test("has a German text for each text of the forms and the studio's own parts", () => {
  expect(displayed.size).toBeGreaterThan(500);
  expect([...displayed].filter((word) => !(word in german))).toEqual([]);
});

test("finds no untranslated text in the studio's own parts", () => {
  expect(untranslatedTexts()).toEqual([]);
});

test("contains no German text that the studio does not use", () => {
  expect(Object.keys(german).filter((word) => !displayed.has(word))).toEqual([]);
});

test("uses the same placeholders in both languages", () => {
  const namesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  const different = Object.entries(german).filter(
    ([english, words]) => namesIn(english).join() !== namesIn(words).join(),
  );
  expect(different).toEqual([]);
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

test("returns the English text when the German one is missing", () => {
  expect([wordsIn(german, "Page"), wordsIn(german, "Unheard of")]).toEqual(["Seite", "Unheard of"]);
});

test("uses the chosen language, or else the browser's first language", () => {
  expect(languageOf("de-DE", ["en"])).toBe("de");
  expect(languageOf("en-US", ["de-DE"])).toBe("en");
  expect(languageOf(null, ["de-AT", "en"])).toBe("de");
  expect(languageOf(null, ["fr", "de"])).toBe("en");
  expect(languageOf(null, [])).toBe("en");
});
