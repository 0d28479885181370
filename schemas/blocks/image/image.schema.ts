import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureCutField, pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { image as contract, imageMissing, imageRules, imageWidths } from "./image.contract.ts";

export const image = defineType({
  name: contract.storedAs,
  title: "Image",
  type: "object",
  description: "One image with a caption and a credit.",
  options: { menuGroup: "show", searchTerms: "photo, picture, graphic, illustration, figure" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    pictureField({
      name: "picture",
      title: "Image",
      description:
        "Upload an image that is at least 2,400 pixels wide. Set the hotspot on the part of the image that must stay visible.",
      group: "content",
      missing: imageMissing,
    }),
    pictureCutField({
      name: "phonePicture",
      title: "Mobile image",
      description:
        "Phones display this image instead of the main image. Upload a crop in portrait format. Both images have the same alt text.",
      group: "content",
    }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "text",
      rows: 2,
      group: "content",
      validation: mayObey(imageRules.caption),
    }),
    defineField({
      name: "credit",
      title: "Credit",
      type: "string",
      description: "For example, “Photo: Jane Doe”.",
      group: "content",
      validation: mayObey(imageRules.credit),
    }),
    optionField({
      name: "width",
      title: "Width",
      values: imageWidths,
      choices: {
        reading: "Text width",
        wide: "Wide",
        full: "Full width",
      },
      initial: "wide",
      group: "look",
    }),
    defineField({
      name: "enlargeable",
      title: "Enlargeable",
      type: "boolean",
      description: "Visitors can open the image in the size of the window.",
      initialValue: false,
      group: "look",
    }),
    toneField("default"),
    motionField(),
  ],
  preview: {
    select: { caption: "caption", alt: "picture.alt", media: "picture" },
    prepare: ({ caption, alt, media }) => ({
      title: caption ?? alt ?? translate("Image"),
      subtitle: translate("Image"),
      media,
    }),
  },
});
