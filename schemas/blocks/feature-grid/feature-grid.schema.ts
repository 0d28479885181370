import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  featureGrid as contract,
  featureGridRules,
  featureLayouts,
} from "./feature-grid.contract.ts";

const feature = defineArrayMember({
  name: "feature",
  title: "Entry",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Two to five words.",
      validation: mustObey(featureGridRules.title),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "A sentence or two. Leave it empty for none.",
      validation: mayObey(featureGridRules.text),
    }),
    pictureField({
      name: "picture",
      title: "Picture",
      description:
        "Lying pictures fit best; what the circle in its settings marks stays in view. Leave it empty for none.",
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      description: "The whole entry leads there. Leave it empty for none.",
    }),
  ],
  preview: {
    select: { title: "title", subtitle: "text", media: "picture" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? say("Entry without a title"),
      subtitle: subtitle ?? say("Entry"),
      media,
    }),
  },
});

/** Studio form of the feature grid. */
export const featureGrid = defineType({
  name: "featureGrid",
  title: "Programme",
  type: "object",
  description:
    "What there is, entry by entry: films, rooms, courses, features. Or what to do, in numbered steps.",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Stands over the entries. Leave it empty for none.",
      group: "content",
      validation: mayObey(featureGridRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 2,
      description: "A sentence or two between heading and entries. Leave it empty for none.",
      group: "content",
      validation: mayObey(featureGridRules.intro),
    }),
    defineField({
      name: "features",
      title: "Entries",
      type: "array",
      description: "The first stands larger than the others.",
      of: [feature],
      group: "content",
      validation: mustObey(featureGridRules.features),
    }),
    optionField({
      name: "layout",
      title: "Layout",
      values: featureLayouts,
      choices: {
        grid: "Programme (pictures first)",
        steps: "Steps (numbered, one after the other)",
      },
      initial: "grid",
      group: "look",
    }),
    toneField("house"),
    motionField("stagger"),
  ],
  preview: {
    select: {
      heading: "heading",
      first: "features.0.title",
      features: "features",
      layout: "layout",
      media: "features.0.picture",
    },
    prepare: ({ heading, first, features, layout, media }) => ({
      title: heading ?? first ?? say("Programme without entries"),
      subtitle: `${layout === "steps" ? say("Steps") : say("Programme")} · ${countOf(features, { one: say("1 entry"), many: say("{count} entries") })}`,
      media,
    }),
  },
});
