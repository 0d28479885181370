import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { linkProjection, linkShape } from "../../fields/link/link.contract.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

/** Visual weight of the block. */
export const emphases = ["quiet", "loud"] as const;

const maxActions = 2;
const actionMissing = "Add at least one button.";

export const callToActionRules = {
  heading: requiredText(120, "Enter a heading for the call to action."),
  text: optionalText(400),
  actions: listRule(maxActions, actionMissing),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("callToAction"),
  version: z.int(),
  heading: callToActionRules.heading,
  text: callToActionRules.text,
  /** A main link and at most one more. */
  actions: requiredList(linkShape, maxActions, actionMissing),
  picture: optionalPicture,
  emphasis: option(emphases),
  tone,
  motion,
});

const defaults = { emphasis: "quiet", tone: "primary", motion: "none" };

export const callToAction = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    text,
    actions[]${linkProjection},
    picture${pictureProjection},
    ${projectDefaults(defaults)}`,
};
