import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { announcementRules, announcement as contract } from "./announcement.contract.ts";

export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "object",
  description: "A one-line bar at the top of a page or between two blocks.",
  options: { menuGroup: "open", searchTerms: "banner, notice, news, alert, bar" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "label",
      title: "Badge",
      type: "string",
      description: "One word before the text, such as “New”.",
      group: "content",
      validation: mayObey(announcementRules.label),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 2,
      description: "One short sentence.",
      group: "content",
      validation: mustObey(announcementRules.text),
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      group: "content",
    }),
    toneField("secondary"),
  ],
  preview: {
    select: { title: "text", label: "label" },
    prepare: ({ title, label }) => ({
      title: title ?? translate("Empty announcement"),
      subtitle: [translate("Announcement"), label].filter(Boolean).join(" · "),
    }),
  },
});
