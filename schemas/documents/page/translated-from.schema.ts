import { defineArrayMember, defineField } from "@sanity/types";
import { toAddressed } from "../addressed.schema.ts";

/**
 * Record of the original page that a page was translated from. `seen` has a hash of each part of
 * the original, such as a block. The studio creates the hashes when an editor copies the original.
 * It renews them when an editor marks the translation as up to date. `at` is the time at which an
 * editor last marked the whole translation as up to date. The studio's inspector “Languages” writes
 * the record. The site never reads the record, and editors can't edit it.
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
      to: toAddressed,
      weak: true,
      options: { removedWith: "parent", hasNoSubstitute: true },
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
