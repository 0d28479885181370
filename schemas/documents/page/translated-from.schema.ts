import { defineArrayMember, defineField } from "@sanity/types";

/**
 * What the studio remembers of the page that a translation was made from (its inspector "Languages" writes it): which
 * page, when the translation was last up to date, and the fingerprint of each of the source's parts at that time.
 * The site never reads it, and no editor fills it in.
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
      title: "The page's parts then",
      type: "array",
      of: [
        defineArrayMember({
          name: "seenPart",
          title: "Part",
          type: "object",
          fields: [defineField({ name: "print", title: "Fingerprint", type: "string" })],
        }),
      ],
    }),
  ],
});
