import { defineArrayMember, defineField } from "@sanity/types";

/**
 * Record of the page that a page was translated from: its id, the time of the last update, and a
 * hash of each part at that time. The studio's inspector “Languages” writes it. The site never
 * reads it, and editors can't edit it.
 */
export const translatedFrom = defineField({
  name: "translatedFrom",
  title: "Translated from",
  type: "object",
  hidden: true,
  readOnly: true,
  fields: [
    defineField({
      name: "source",
      title: "Page",
      type: "reference",
      to: [{ type: "page" }],
      weak: true,
    }),
    defineField({ name: "at", title: "Up to date since", type: "datetime" }),
    defineField({
      name: "seen",
      title: "Parts of the original page",
      type: "array",
      of: [
        defineArrayMember({
          name: "seenPart",
          title: "Part",
          type: "object",
          fields: [defineField({ name: "print", title: "Checksum", type: "string" })],
        }),
      ],
    }),
  ],
});
