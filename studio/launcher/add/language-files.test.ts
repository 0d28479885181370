import { expect, test } from "vitest";
import english from "../../../web/i18n/shipped/en/interface.json" with { type: "json" };
import { addToIndex } from "./add-to-index.ts";
import { entryOfLanguage, fileOfLanguage, languageTag } from "./language-files.ts";

test("[OWN-2] a new language has every English text, in its own plural forms", () => {
  const { file, text } = fileOfLanguage("pl", { search: { hit_one: "hit", hit_other: "hits" } });
  expect(file).toBe("web/own/languages/pl.json");
  expect(JSON.parse(text)).toEqual({
    search: { hit_one: "hit", hit_few: "hits", hit_many: "hits", hit_other: "hits" },
  });
  const { search } = JSON.parse(fileOfLanguage("ko", english).text);
  expect(Object.keys(search)).not.toContain("count_one");
  expect(Object.keys(JSON.parse(fileOfLanguage("pt-BR", english).text))).toEqual(
    Object.keys(english),
  );
});

test("[OWN-2] a language's texts get an entry with its tag", () => {
  const index = "export const ownLanguages = {} satisfies Record<string, TextTree>;\n";
  expect(addToIndex(index, entryOfLanguage("ko"))).toBe(
    `import texts_ko from "./languages/ko.json" with { type: "json" };
export const ownLanguages = {
  "ko": texts_ko,
} satisfies Record<string, TextTree>;
`,
  );
});

test("[OWN-2] reads a language tag in any case, and refuses what is none or present", () => {
  expect(languageTag("pt-br", ["en"])).toBe("pt-BR");
  expect(() => languageTag("portuguese!", [])).toThrow('use one such as "pt"');
  expect(() => languageTag("EN", ["en"])).toThrow('has texts in "en" already');
});
