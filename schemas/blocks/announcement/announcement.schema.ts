import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { announcementRules, announcement as contract } from "./announcement.contract.ts";

/** Studio form of the announcement block. */
export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "object",
  description: "One line of news on a lit strip: at the top of a page, or between two blocks.",
  options: { menuGroup: "open" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "label",
      title: "Label",
      type: "string",
      description: "One word before the news, such as New or Tonight. Leave it empty for none.",
      group: "content",
      validation: mayObey(announcementRules.label),
    }),
    defineField({
      name: "text",
      title: "News",
      type: "text",
      rows: 2,
      description: "One sentence. People read it in passing.",
      group: "content",
      validation: mustObey(announcementRules.text),
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      description: "Where to read more. Leave it empty for none.",
      group: "content",
    }),
    toneField("gold"),
  ],
  preview: {
    select: { title: "text", label: "label" },
    prepare: ({ title, label }) => ({
      title: title ?? say("Announcement without news"),
      subtitle: [say("Announcement"), label].filter(Boolean).join(" · "),
    }),
  },
});
