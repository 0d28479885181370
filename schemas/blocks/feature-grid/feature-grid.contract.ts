import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { optionalLink, optionalLinkProjection } from "../../fields/link/link.contract.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

/**
 * Layouts of the entries: a grid with pictures of different sizes, cards of the same size, a list
 * with small pictures, or numbered steps.
 */
export const featureLayouts = ["grid", "cards", "list", "steps"] as const;

const maxFeatures = 12;
const featuresEmpty = "Add at least one feature, or remove this block.";

export const featureGridRules = {
  heading: optionalText(120),
  intro: optionalText(400),
  features: listRule(maxFeatures, featuresEmpty),
  title: requiredText(80, "Enter a title for the feature."),
  text: optionalText(300),
};

const featureShape = z.strictObject({
  _key: z.string(),
  title: featureGridRules.title,
  text: featureGridRules.text,
  picture: optionalPicture,
  link: optionalLink,
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("featureGrid"),
  version: z.int(),
  heading: featureGridRules.heading,
  intro: featureGridRules.intro,
  features: requiredList(featureShape, maxFeatures, featuresEmpty),
  layout: option(featureLayouts),
  tone,
  motion,
});

const defaults = { layout: "grid", tone: "default", motion: "none" };

export const featureGrid = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    intro,
    features[]{
      _key,
      title,
      text,
      picture${pictureProjection},
      link${optionalLinkProjection}
    },
    ${projectDefaults(defaults)}`,
};
