import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { hasEachOnce } from "../../fields/language.contract.ts";
import { listRule } from "../../fields/list.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { translate } from "../../fields/translate.ts";
import { codesOf, keepsLanguagesInUse } from "./languages-in-use.ts";
import {
  defaultLanguageMissing,
  directions,
  languageTwice,
  localeRules,
  MOST_EARLIER_CODES,
} from "./locale-settings.contract.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /** Marks the code of a site language. The studio renames a published one together with its content. */
    isLanguageCode?: boolean;
  }
}

const languageEntry = defineArrayMember({
  name: "offeredLanguage",
  title: "Language",
  type: "object",
  fields: [
    defineField({
      name: "code",
      title: "Language code",
      type: "string",
      placeholder: "en",
      description:
        "The URL of each page in this language begins with the code; for example, “/en/pricing”.",
      options: { isLanguageCode: true },
      validation: mustObey(localeRules.code),
    }),
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The language's name in the language itself, such as Deutsch or العربية.",
      validation: mustObey(localeRules.name),
    }),
    optionField({
      name: "direction",
      title: "Text direction",
      values: directions,
      choices: { ltr: "Left to right", rtl: "Right to left" },
      initial: "ltr",
    }),
    defineField({
      name: "region",
      title: "Region",
      type: "string",
      placeholder: "GB",
      description:
        "The country whose date, time and number formats the site uses. Leave empty to use the language's usual formats.",
      validation: mayObey(localeRules.region),
    }),
    defineField({
      name: "earlierCodes",
      title: "Earlier codes",
      type: "array",
      description: "The site redirects URLs that begin with one of these codes to this language.",
      of: [
        defineArrayMember({
          type: "string",
          title: "Language code",
          validation: (rule) => [
            ...mustObey(localeRules.code)(rule),
            rule.custom(
              (code, { document }) =>
                !codesOf(document?.["languages"]).includes(String(code)) ||
                "A site language has this code: remove it here.",
            ),
          ],
        }),
      ],
      validation: (rule) => [rule.unique(), mayObey(listRule(MOST_EARLIER_CODES))(rule)],
    }),
  ],
  preview: { select: { title: "name", subtitle: "code" } },
});

export const localeSettings = defineType({
  name: "localeSettings",
  title: "Languages",
  type: "document",
  fields: [
    defineField({
      name: "languages",
      title: "Site languages",
      type: "array",
      description: "The language switcher lists the languages in this order.",
      of: [languageEntry],
      validation: (rule) => [
        rule.required().min(1).error("Add at least one language."),
        rule.custom((languages) => hasEachOnce(codesOf(languages)) || languageTwice),
        rule.custom(keepsLanguagesInUse),
      ],
    }),
    defineField({
      name: "defaultLanguage",
      title: "Default language",
      type: "string",
      options: { isSiteLanguage: true },
      description:
        "Visitors see this language if their browser isn't set to one of the site languages.",
      validation: (rule) => [
        ...mustObey(localeRules.code)(rule),
        rule.custom(
          (code, { document }) =>
            code === undefined ||
            codesOf(document?.languages).includes(code) ||
            defaultLanguageMissing,
        ),
      ],
    }),
    defineField({
      name: "translationFiles",
      title: "Translation files URL",
      type: "string",
      description:
        "The URL of files with your own interface texts. In the URL, {{lng}} stands for the language code, and {{ns}} stands for the file name. Leave empty to use the built-in texts.",
      validation: mayObey(localeRules.translationFiles),
    }),
    defineField({
      name: "country",
      title: "Country",
      type: "string",
      placeholder: "GB",
      description:
        "Phone numbers that visitors enter without a country code belong to this country. Leave empty to use the country of the visitor's language.",
      validation: mayObey(localeRules.country),
    }),
    defineField({
      name: "timeZone",
      title: "Time zone",
      type: "string",
      placeholder: "Europe/Berlin",
      description:
        "The time zone of the dates and times that editors enter. Leave empty to use the time zone of each editor's device.",
      validation: mayObey(localeRules.timeZone),
    }),
  ],
  preview: { prepare: () => ({ title: translate("Languages") }) },
});
