import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureEntry } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  gallery as contract,
  galleryLayouts,
  galleryPictureMissing,
  galleryRules,
} from "./gallery.contract.ts";

/** A picture of a gallery. */
export const galleryPicture = pictureEntry({
  name: "galleryPicture",
  missing: galleryPictureMissing,
  caption: galleryRules.caption,
});

/** Studio form of the gallery. */
export const gallery = defineType({
  name: "gallery",
  title: "Gallery",
  type: "object",
  description:
    "Several pictures, to be drawn past like film or seen all at once; each opens large.",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Stands over the pictures. Leave it empty for none.",
      group: "content",
      validation: mayObey(galleryRules.heading),
    }),
    defineField({
      name: "pictures",
      title: "Pictures",
      type: "array",
      description:
        "Drop files here, all at once if you like, then open each to say what it shows. Drag them into the order in which they hang.",
      of: [{ type: galleryPicture.name }],
      options: { layout: "grid" },
      group: "content",
      validation: mustObey(galleryRules.pictures),
    }),
    optionField({
      name: "layout",
      title: "Layout",
      description:
        "The strip suits stills of one kind; the wall suits pictures of different shapes.",
      values: galleryLayouts,
      choices: { strip: "Strip (like film, to be drawn past)", wall: "Wall (all at once)" },
      initial: "strip",
      group: "look",
    }),
    toneField("ink"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", pictures: "pictures", media: "pictures.0.asset" },
    prepare: ({ title, pictures, media }) => ({
      title: title ?? say("Gallery"),
      subtitle: `${say("Gallery")} · ${countOf(pictures, { one: say("1 picture"), many: say("{count} pictures") })}`,
      media,
    }),
  },
});
