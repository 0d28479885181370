import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { mustObey } from "../../fields/custom-from-zod.ts";
import { isOncePerLanguage, languageField, nameOfLanguage } from "../../fields/language.schema.ts";
import { translate } from "../../fields/translate.ts";
import { topicRules } from "./topic.contract.ts";

const title = defineField({
  name: "title",
  title: "Name",
  type: "string",
  description: "One to three words, such as “Interviews”.",
  validation: mustObey(topicRules.title),
});

/** Studio form of a topic, which pages in all languages share. */
export const topic = defineType({
  name: "topic",
  title: "Topic",
  type: "document",
  description: "A subject that pages have in common. A page list can display all pages of a topic.",
  fields: [
    title,
    defineField({
      name: "names",
      title: "Names in other languages",
      type: "array",
      of: [
        defineArrayMember({
          name: "topicName",
          title: "Name",
          type: "object",
          fields: [languageField, title],
          preview: {
            select: { title: "title", language: "language" },
            prepare: ({ title: name, language }) => ({
              title: name ?? translate("Unnamed topic"),
              subtitle: nameOfLanguage(language),
            }),
          },
        }),
      ],
      validation: (rule) => rule.custom(isOncePerLanguage),
    }),
  ],
  preview: {
    select: { title: "title" },
    prepare: ({ title: name }) => ({ title: name ?? translate("Unnamed topic") }),
  },
});
