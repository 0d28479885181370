import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  featureGrid as contract,
  featureGridRules,
  featureLayouts,
} from "./feature-grid.contract.ts";

const feature = defineArrayMember({
  name: "feature",
  title: "Feature",
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
      description: "One or two sentences.",
      validation: mayObey(featureGridRules.text),
    }),
    pictureField({
      name: "picture",
      title: "Image",
      description:
        "Landscape images work best. Set the hotspot on the part of the image that must stay visible.",
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      description: "Visitors can click anywhere on the feature to open the link.",
    }),
  ],
  preview: {
    select: { title: "title", subtitle: "text", media: "picture" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? translate("Untitled feature"),
      subtitle: subtitle ?? translate("Feature"),
      media,
    }),
  },
});

export const featureGrid = defineType({
  name: "featureGrid",
  title: "Feature grid",
  type: "object",
  description:
    "Features, services or products in a grid, in cards, in a list or as numbered steps.",
  options: {
    menuGroup: "content",
    searchTerms: "cards, tiles, services, products, benefits, steps, icons, team",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(featureGridRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 2,
      description: "One or two sentences below the heading.",
      group: "content",
      validation: mayObey(featureGridRules.intro),
    }),
    defineField({
      name: "features",
      title: "Features",
      type: "array",
      description: "In the grid, the first feature is larger than the others.",
      of: [feature],
      // A new block contains one empty feature. Editors type its title on the page.
      initialValue: [{ _type: "feature" }],
      group: "content",
      validation: mustObey(featureGridRules.features),
    }),
    optionField({
      name: "layout",
      title: "Layout",
      values: featureLayouts,
      choices: {
        grid: "Grid",
        cards: "Cards",
        list: "List",
        steps: "Numbered steps",
      },
      initial: "grid",
      group: "look",
    }),
    toneField("default"),
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
      title: heading ?? first ?? translate("Empty feature grid"),
      subtitle: `${layout === "steps" ? translate("Numbered steps") : translate("Feature grid")} · ${countOf(features, { one: translate("1 feature"), many: translate("{count} features") })}`,
      media,
    }),
  },
});
