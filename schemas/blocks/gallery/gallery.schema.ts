import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureEntry } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  gallery as contract,
  galleryLayouts,
  galleryPictureMissing,
  galleryRules,
} from "./gallery.contract.ts";

/** The studio's form for one entry of a gallery: a picture with a caption. */
export const galleryPicture = pictureEntry({
  name: "galleryPicture",
  missing: galleryPictureMissing,
  caption: galleryRules.caption,
});

export const gallery = defineType({
  name: "gallery",
  title: "Gallery",
  type: "object",
  description:
    "Images in a grid or in a row that scrolls horizontally. Visitors can enlarge each image.",
  options: {
    menuGroup: "show",
    searchTerms: "photos, pictures, images, slideshow, carousel, slider",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(galleryRules.heading),
    }),
    defineField({
      name: "pictures",
      title: "Images",
      type: "array",
      description:
        "Drag one or more image files to this list. Then open each image to add its alt text.",
      of: [{ type: galleryPicture.name }],
      options: { layout: "grid" },
      group: "content",
      validation: mustObey(galleryRules.pictures),
    }),
    optionField({
      name: "layout",
      title: "Layout",
      description:
        "Use “Horizontal scroll” if all images have the same aspect ratio. Otherwise, use “Grid”.",
      values: galleryLayouts,
      choices: { strip: "Horizontal scroll", wall: "Grid" },
      initial: "strip",
      group: "look",
    }),
    toneField("inverted"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", pictures: "pictures", media: "pictures.0.asset" },
    prepare: ({ title, pictures, media }) => ({
      title: title ?? translate("Gallery"),
      subtitle: `${translate("Gallery")} · ${countOf(pictures, { one: translate("1 image"), many: translate("{count} images") })}`,
      media,
    }),
  },
});
