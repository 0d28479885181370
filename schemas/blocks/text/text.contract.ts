import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import {
  requiredRichText,
  richTextProjection,
  richTextRule,
} from "../../fields/rich-text/rich-text.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

export const textLayouts = ["article", "aside", "statement"] as const;

const bodyMissing = "Enter some text, or remove this block.";

export const textRules = {
  heading: optionalText(150),
  body: richTextRule(bodyMissing),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("text"),
  version: z.int(),
  heading: textRules.heading,
  layout: option(textLayouts),
  body: requiredRichText(bodyMissing),
  tone,
  motion,
});

const defaults = { layout: "article", tone: "default", motion: "none" };

export const text = {
  version: 2,
  earlier: earlierTones,
  storedAs: "textBlock" as const,
  shape,
  fallback: defaults,
  projection: `
    heading,
    body${richTextProjection},
    ${projectDefaults(defaults)}`,
};
