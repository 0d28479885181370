import * as z from "zod";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import {
  optionalPictureCut,
  pictureCutProjection,
  pictureProjection,
  requiredPicture,
} from "../../fields/picture.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** How wide the picture stands. */
export const imageWidths = ["reading", "wide", "full"] as const;

/** What to tell an editor whose block has no picture. */
export const imageMissing = "Choose a picture, or remove this block.";

/** Rules of single fields; the form uses them too. */
export const imageRules = {
  caption: optionalText(400),
  credit: optionalText(120),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("image"),
  version: z.int(),
  picture: requiredPicture(imageMissing),
  /** Stands in its place on phones, where another cut of the scene is wanted. */
  phonePicture: optionalPictureCut,
  /** What is to be seen, or why. */
  caption: imageRules.caption,
  /** Who made it. */
  credit: imageRules.credit,
  width: option(imageWidths),
  tone,
  motion,
});

/** One picture with its caption. */
export const image = {
  version: 1,
  storedAs: "imageBlock" as const,
  shape,
  projection: `
    picture${pictureProjection},
    phonePicture${pictureCutProjection},
    caption,
    credit,
    "width": coalesce(width, "wide"),
    "tone": coalesce(tone, "house"),
    ${motionProjection}`,
};
