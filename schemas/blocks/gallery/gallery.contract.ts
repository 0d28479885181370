import * as z from "zod";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { pictureEntry, pictureEntryProjection } from "../../fields/picture.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";
import { earlierGalleries } from "./gallery.migrate.ts";

/** How the pictures hang: side by side to be drawn past, or all at once. */
export const galleryLayouts = ["strip", "wall"] as const;

const maxPictures = 30;
const galleryEmpty = "Add at least one picture, or remove this block.";

/** What to tell an editor who added an entry without a picture. */
export const galleryPictureMissing = "Choose the picture, or remove this entry.";

/** Rules of single fields; the form uses them too. */
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
  /** In the order in which they hang. */
  pictures: requiredList(
    pictureEntry(galleryPictureMissing, galleryRules.caption),
    maxPictures,
    galleryEmpty,
  ),
  layout: option(galleryLayouts),
  tone,
  motion,
});

/** Several pictures, each of which can be looked at large. */
export const gallery = {
  version: 2,
  earlier: earlierGalleries,
  shape,
  projection: `
    heading,
    pictures[]${pictureEntryProjection},
    "layout": coalesce(layout, "strip"),
    "tone": coalesce(tone, "ink"),
    ${motionProjection}`,
};
