import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { schemaTypes } from "../../studio.ts";
import { keepsLanguagesInUse, listsByLanguage, typesInOneLanguage } from "./languages-in-use.ts";

const settings = (...codes: string[]) => ({
  _id: "localeSettings",
  languages: codes.map((code) => ({ code })),
});

const pages = [
  { _id: "a", _type: "page", language: "de" },
  { _id: "b", _type: "template", language: "de" },
  { _id: "c", _type: "page", language: "fr" },
  { _id: "interfaceTexts-ja", _type: "interfaceTexts", language: "ja" },
];

/** Judges the languages `codes` in the form, while these documents are stored. */
function judge(codes: readonly string[], documents: readonly object[]) {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params?: Record<string, unknown>) =>
      runGroq(query, documents, params),
  };
  return keepsLanguagesInUse(
    codes.map((code) => ({ code })),
    { getClient: () => client },
  );
}

test.each([
  [["en", "de"], ["en", "de", "ja"], "true"],
  [["en", "en-GB"], ["en"], "true"],
  [["en-GB"], ["de"], "2 documents are in the language “de”"],
  [["en"], ["en", "fr"], "1 document is in the language “fr”"],
])(
  "[I18N-2] judges %j instead of %j by the documents in removed languages",
  async (codes, published, verdict) => {
    const found = await judge(codes, [settings(...published), ...pages]);
    expect(String(found).split(",")[0]).toBe(verdict);
    // A site without language settings offers English.
    const english = { _id: "d", _type: "page", language: "en" };
    expect(await judge(["de"], [english])).toMatch(/^1 document is in the language “en”/);
  },
);

type Field = { name: string; type: string; of?: Field[]; fields?: Field[] };

const hasLanguage = ({ fields = [] }: Field): boolean =>
  fields.some(({ name, type }) => name === "language" && type === "string");

test("[I18N-2] knows every document and every list of settings with the code of a language", () => {
  const types: Field[] = JSON.parse(JSON.stringify(schemaTypes));
  const documents = types.filter(({ type }) => type === "document");
  const lists = documents.flatMap(({ name, fields = [] }) =>
    fields.filter(({ of = [] }) => of.some(hasLanguage)).map((field) => [name, field.name]),
  );
  const inOneLanguage = documents.filter(hasLanguage).map(({ name }) => name);
  expect(new Set(inOneLanguage)).toEqual(new Set(typesInOneLanguage));
  expect(Object.fromEntries(lists)).toEqual(listsByLanguage);
});
