import * as z from "zod";
import { addressedTypes } from "../addressed.contract.ts";
import { keepsValuesInUse } from "../../fields/keeps-values-in-use.ts";
import { defaultLocaleSettings } from "./locale-settings.contract.ts";

/** Types of documents that are in one language, named by their field `language`. */
export const typesInOneLanguage = [
  ...addressedTypes,
  "reusableBlock",
  "template",
  "form",
  "interfaceTexts",
] as const;

/** Types of documents with one entry per language, and their fields with these entries. */
export const listsByLanguage = {
  siteSettings: "languages",
  authSettings: "texts",
  consentSettings: "notices",
  topic: "names",
} as const;

/** The documents that can't be edited or found any more without their language. */
const counted = `count(*[_type in $types && language == $language])`;

const languageList = z.array(z.looseObject({ code: z.string().catch("") })).catch([]);

export const codesOf = (languages: unknown): string[] =>
  languageList.parse(languages).flatMap(({ code }) => code || []);

/** Form rule: no language that the published settings offer is removed while documents are in this language. */
export const keepsLanguagesInUse = keepsValuesInUse({
  published: `*[_id == "localeSettings"][0].languages[]{ code }`,
  valuesOf: (languages) => codesOf(languages ?? defaultLocaleSettings.languages),
  judge: async (language, client) => {
    const drafts = client.withConfig({ perspective: "drafts" });
    const count = z.number().parse(
      await drafts.fetch(counted, {
        language,
        types: [...addressedTypes, "reusableBlock", "template"],
      }),
    );
    if (count === 0) return true;
    return count === 1
      ? `1 document is in the language “${language}”, so the language can't be removed. Delete the document first. To change the code, restore the language and select “Rename”.`
      : `${count} documents are in the language “${language}”, so the language can't be removed. Delete the documents first. To change the code, restore the language and select “Rename”.`;
  },
});
