import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import {
  optionalPictureCut,
  pictureCutProjection,
  pictureProjection,
  requiredPicture,
} from "../../fields/picture/picture.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

export const imageWidths = ["reading", "wide", "full"] as const;

export const imageMissing = "Select an image, or remove this block.";

export const imageRules = {
  caption: optionalText(400),
  credit: optionalText(120),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("image"),
  version: z.int(),
  picture: requiredPicture(imageMissing),
  /** Another crop of the same scene, which replaces the picture on phones. */
  phonePicture: optionalPictureCut,
  caption: imageRules.caption,
  credit: imageRules.credit,
  width: option(imageWidths),
  enlargeable: z.boolean(),
  tone,
  motion,
});

const defaults = { width: "wide", enlargeable: false, tone: "default", motion: "none" };

export const image = {
  version: 2,
  earlier: earlierTones,
  storedAs: "imageBlock" as const,
  shape,
  fallback: defaults,
  projection: `
    picture${pictureProjection},
    phonePicture${pictureCutProjection},
    caption,
    credit,
    ${projectDefaults(defaults)}`,
};
