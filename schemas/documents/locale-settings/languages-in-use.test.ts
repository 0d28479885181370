import { expect, test } from "vitest";
import * as z from "zod";
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
  "[I18N-2] judges the languages %j instead of %j by the documents in the removed ones",
  async (codes, published, verdict) => {
    const found = await judge(codes, [settings(...published), ...pages]);
    expect(String(found).split(",")[0]).toBe(verdict);
  },
);

test("[I18N-2] keeps English, which a site without language settings offers", async () => {
  const english = { _id: "d", _type: "page", language: "en" };
  expect(await judge(["de"], [english])).toMatch(/^1 document is in the language “en”/);
});

const fieldShape = z.looseObject({
  name: z.string().optional(),
  type: z.string(),
  get of() {
    return z.array(fieldShape).optional();
  },
  get fields() {
    return z.array(fieldShape).optional();
  },
});

const hasLanguage = ({ fields = [] }: z.output<typeof fieldShape>): boolean =>
  fields.some(({ name, type }) => name === "language" && type === "string");

test("[I18N-2] knows every document and every list of settings with the code of a language", () => {
  const documents = z
    .array(fieldShape)
    .parse(schemaTypes)
    .filter(({ type }) => type === "document");
  const lists = documents.flatMap(({ name, fields = [] }) =>
    fields.filter(({ of = [] }) => of.some(hasLanguage)).map((field) => [name, field.name]),
  );
  expect(new Set(documents.filter(hasLanguage).map(({ name }) => name))).toEqual(
    new Set(typesInOneLanguage),
  );
  expect(Object.fromEntries(lists)).toEqual(listsByLanguage);
});
