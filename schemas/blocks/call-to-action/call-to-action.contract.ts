import * as z from "zod";
import { linkProjection, linkShape } from "../../fields/link.contract.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** How loudly the block asks. */
export const emphases = ["quiet", "loud"] as const;

const maxActions = 2;
const actionMissing = "Add the link that people should press.";

/** Rules of single fields; the form uses them too. */
export const callToActionRules = {
  heading: requiredText(120, "Write what people are asked to do."),
  text: optionalText(400),
  actions: listRule(maxActions, actionMissing),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("callToAction"),
  version: z.int(),
  heading: callToActionRules.heading,
  text: callToActionRules.text,
  /** One to press, at most one besides. */
  actions: requiredList(linkShape, maxActions, actionMissing),
  picture: optionalPicture,
  emphasis: option(emphases),
  tone,
  motion,
});

/** One thing to do next. */
export const callToAction = {
  version: 1,
  shape,
  projection: `
    heading,
    text,
    actions[]${linkProjection},
    picture${pictureProjection},
    "emphasis": coalesce(emphasis, "quiet"),
    "tone": coalesce(tone, "lamp"),
    ${motionProjection}`,
};
