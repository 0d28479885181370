import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { stats as contract, statsRules } from "./stats.contract.ts";

const figure = defineArrayMember({
  name: "statsFigure",
  title: "Stat",
  type: "object",
  fields: [
    defineField({
      name: "value",
      title: "Value",
      type: "string",
      placeholder: "1,200",
      description: "Include the unit; for example, “98%”.",
      validation: mustObey(statsRules.value),
    }),
    defineField({
      name: "label",
      title: "Label",
      type: "string",
      placeholder: "customers worldwide",
      validation: mustObey(statsRules.label),
    }),
  ],
  preview: {
    select: { title: "value", subtitle: "label" },
    prepare: ({ title, subtitle }) => ({
      title: title ?? translate("No value yet"),
      subtitle: subtitle ?? translate("No label yet"),
    }),
  },
});

const figures = z.array(z.looseObject({ value: z.string().catch("–") })).catch([]);

export const stats = defineType({
  name: "stats",
  title: "Stats",
  type: "object",
  description: "One large number with up to five smaller numbers beside it.",
  options: {
    menuGroup: "content",
    searchTerms: "numbers, figures, facts, statistics, metrics, KPI",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(statsRules.heading),
    }),
    defineField({
      name: "figures",
      title: "Stats",
      type: "array",
      description: "The first stat is displayed in the largest size.",
      of: [figure],
      // A new block contains one empty stat. Editors type its texts on the page.
      initialValue: [{ _type: "statsFigure" }],
      group: "content",
      validation: mustObey(statsRules.figures),
    }),
    toneField("secondary"),
    motionField("stagger"),
  ],
  preview: {
    select: { heading: "heading", figures: "figures" },
    prepare: ({ heading, figures: stored }) => {
      const values = figures.parse(stored).map(({ value }) => value);
      const facts = values.join(", ") || translate("no values yet");
      return { title: heading ?? facts, subtitle: `${translate("Stats")} · ${facts}` };
    },
  },
});
