import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { hasEachOnce } from "../../fields/language.contract.ts";
import { optionField } from "../../fields/option.schema.ts";
import { say } from "../../fields/say.ts";
import {
  defaultLanguageMissing,
  directions,
  languageTwice,
  localeRules,
} from "./locale-settings.contract.ts";

const withCode = z.array(z.looseObject({ code: z.string().catch("") })).catch([]);

const codesOf = (languages: unknown) => withCode.parse(languages).map(({ code }) => code);

const languageEntry = defineArrayMember({
  name: "offeredLanguage",
  title: "Language",
  type: "object",
  fields: [
    defineField({
      name: "code",
      title: "Code",
      type: "string",
      placeholder: "en",
      description: "Stands first in every address: /en/programme",
      validation: mustObey(localeRules.code),
    }),
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "As its speakers write it: English, Deutsch, العربية.",
      validation: mustObey(localeRules.name),
    }),
    optionField({
      name: "direction",
      title: "Written",
      values: directions,
      choices: { ltr: "From left to right", rtl: "From right to left" },
      initial: "ltr",
    }),
  ],
  preview: { select: { title: "name", subtitle: "code" } },
});

/** Studio form of the locale settings. */
export const localeSettings = defineType({
  name: "localeSettings",
  title: "Languages",
  type: "document",
  fields: [
    defineField({
      name: "languages",
      title: "Languages offered",
      type: "array",
      description: "In the order of the language switcher.",
      of: [languageEntry],
      validation: (rule) => [
        rule.required().min(1).error("Offer at least one language."),
        rule.custom((languages) => hasEachOnce(codesOf(languages)) || languageTwice),
      ],
    }),
    defineField({
      name: "defaultLanguage",
      title: "Default language",
      type: "string",
      placeholder: "en",
      description: "For visitors whose browser asks for none of the languages above.",
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
      title: "Address of the interface texts",
      type: "string",
      description:
        "Where buttons, messages and forms get their words; {{lng}} and {{ns}} stand for language and file. Empty: the files that come with the site.",
      validation: mayObey(localeRules.translationFiles),
    }),
  ],
  preview: { prepare: () => ({ title: say("Languages") }) },
});
