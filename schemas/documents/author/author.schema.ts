import { defineField, defineType } from "@sanity/types";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { authorRules } from "./author.contract.ts";

/** Studio form of an author, whom pages in all languages share. */
export const author = defineType({
  name: "author",
  title: "Author",
  type: "document",
  description: "A person who writes pages. Page lists, feeds and search engines display the name.",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      validation: mustObey(authorRules.name),
    }),
    pictureField({ name: "picture", title: "Portrait" }),
    defineField({
      name: "url",
      title: "URL",
      type: "string",
      description: "The author’s own page or profile. Search engines use it.",
      validation: mayObey(authorRules.url),
    }),
  ],
  preview: {
    select: { title: "name", media: "picture" },
    prepare: ({ title, media }) => ({ title: title ?? translate("Unnamed author"), media }),
  },
});
