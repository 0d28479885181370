import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

const maxFigures = 6;
const figuresEmpty = "Add at least one stat, or remove this block.";

export const statsRules = {
  heading: optionalText(120),
  figures: listRule(maxFigures, figuresEmpty),
  value: requiredText(12, "Enter the value, including the unit if there is one."),
  label: requiredText(120, "Enter a label that explains what the value measures."),
};

const figureShape = z.strictObject({
  _key: z.string(),
  /** The value as displayed: `5`, `1,200`, `98 %`. */
  value: statsRules.value,
  label: statsRules.label,
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("stats"),
  version: z.int(),
  heading: statsRules.heading,
  figures: requiredList(figureShape, maxFigures, figuresEmpty),
  tone,
  motion,
});

const defaults = { tone: "secondary", motion: "none" };

export const stats = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    figures[]{ _key, value, label },
    ${projectDefaults(defaults)}`,
};
