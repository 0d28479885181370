import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { stats as contract, statsRules } from "./stats.contract.ts";

const figure = defineArrayMember({
  name: "statsFigure",
  title: "Figure",
  type: "object",
  fields: [
    defineField({
      name: "value",
      title: "Figure",
      type: "string",
      placeholder: "1,200",
      description:
        "As people read it, with its unit: 5, 1,200, 98 %. Written with the marks of the page's language.",
      validation: mustObey(statsRules.value),
    }),
    defineField({
      name: "label",
      title: "What it counts",
      type: "string",
      placeholder: "films in one night",
      validation: mustObey(statsRules.label),
    }),
  ],
  preview: {
    select: { title: "value", subtitle: "label" },
    prepare: ({ title, subtitle }) => ({
      title: title ?? say("No figure yet"),
      subtitle: subtitle ?? say("Counts nothing yet"),
    }),
  },
});

const figures = z.array(z.looseObject({ value: z.string().catch("–") })).catch([]);

/** Studio form of the stats block. */
export const stats = defineType({
  name: "stats",
  title: "Figures",
  type: "object",
  description: "One figure as large as the room, and up to five more beside it.",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Stands over the figures. Leave it empty for none.",
      group: "content",
      validation: mayObey(statsRules.heading),
    }),
    defineField({
      name: "figures",
      title: "Figures",
      type: "array",
      description:
        "The first is the largest by far: put the one first that people should remember.",
      of: [figure],
      group: "content",
      validation: mustObey(statsRules.figures),
    }),
    toneField("gold"),
    motionField("stagger"),
  ],
  preview: {
    select: { heading: "heading", figures: "figures" },
    prepare: ({ heading, figures: stored }) => {
      const values = figures.parse(stored).map(({ value }) => value);
      const facts = values.join(", ") || say("none yet");
      return { title: heading ?? facts, subtitle: `${say("Figures")} · ${facts}` };
    },
  },
});
