import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { pictureEntry, pictureEntryProjection } from "../../fields/picture/picture.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone/tone.contract.ts";
import { earlierGalleries } from "./gallery.migrate.ts";

/** Layouts of the pictures: a strip that scrolls sideways, or a grid. */
export const galleryLayouts = ["strip", "wall"] as const;

const maxPictures = 30;
const galleryEmpty = "Add at least one image, or remove this block.";

export const galleryPictureMissing = "Select an image, or remove this entry.";

export const galleryRules = {
  heading: optionalText(120),
  caption: optionalText(300),
  pictures: listRule(maxPictures, galleryEmpty),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("gallery"),
  version: z.int(),
  heading: galleryRules.heading,
  pictures: requiredList(
    pictureEntry(galleryPictureMissing, galleryRules.caption),
    maxPictures,
    galleryEmpty,
  ),
  layout: option(galleryLayouts),
  tone,
  motion,
});

const defaults = { layout: "strip", tone: "inverted", motion: "none" };

/** Contract of the gallery: several pictures, each of which can be enlarged. */
export const gallery = {
  version: 3,
  earlier: earlierGalleries,
  shape,
  fallback: defaults,
  projection: `
    heading,
    pictures[]${pictureEntryProjection},
    ${projectDefaults(defaults)}`,
};
