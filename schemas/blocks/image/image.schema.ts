import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureCutField, pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { image as contract, imageMissing, imageRules, imageWidths } from "./image.contract.ts";

/** Studio form of the image block. */
export const image = defineType({
  name: contract.storedAs,
  title: "Picture",
  type: "object",
  description: "One picture, as large as it deserves, with a caption and a credit.",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    pictureField({
      name: "picture",
      title: "Picture",
      description:
        "At least 2,400 pixels wide looks sharp everywhere. Set the hotspot on what must stay in view.",
      group: "content",
      missing: imageMissing,
    }),
    pictureCutField({
      name: "phonePicture",
      title: "Another cut for phones",
      description:
        "Only where the picture is too wide to be read on a phone: an upright cut of the same scene. It is described in the words of the picture above.",
      group: "content",
    }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "text",
      rows: 2,
      description: "What is to be seen, or why. Leave it empty for none.",
      group: "content",
      validation: mayObey(imageRules.caption),
    }),
    defineField({
      name: "credit",
      title: "Credit",
      type: "string",
      description: "Who made it: “Photograph: Ines Calder”.",
      group: "content",
      validation: mayObey(imageRules.credit),
    }),
    optionField({
      name: "width",
      title: "Width",
      values: imageWidths,
      choices: {
        reading: "As wide as the text",
        wide: "Wider, to the window's edge",
        full: "Across the window",
      },
      initial: "wide",
      group: "look",
    }),
    toneField("house"),
    motionField(),
  ],
  preview: {
    select: { caption: "caption", alt: "picture.alt", media: "picture" },
    prepare: ({ caption, alt, media }) => ({
      title: caption ?? alt ?? say("Picture"),
      subtitle: say("Picture"),
      media,
    }),
  },
});
