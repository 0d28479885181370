import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { warnOfPublicUpload } from "../../fields/picture/public-upload.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { logoMissing } from "./logo-picture.contract.ts";
import { logoColours, logos as contract, logosRules } from "./logos.contract.ts";

const photographed = z.looseObject({
  asset: z.looseObject({ _ref: z.string().regex(/-jpe?g$/) }),
});

const fillsItsGround =
  "A JPEG has no transparent ground, so this logo keeps its own colours. An SVG, or a PNG with a transparent ground, can be drawn in the page's ink.";

const logo = defineArrayMember({
  name: "logo",
  title: "Logo",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Whose logo it is",
      type: "string",
      description: "Read out to people who cannot see it.",
      validation: mustObey(logosRules.name),
    }),
    defineField({
      name: "picture",
      title: "Logo",
      type: "image",
      options: { hotspot: true },
      description:
        "Best an SVG, cropped close: the site makes wide and square logos look equally large by their outlines.",
      validation: (rule) => [
        rule.required().assetRequired().error(logoMissing),
        rule.custom((value) => !photographed.safeParse(value).success || fillsItsGround).warning(),
        rule.custom(warnOfPublicUpload).warning(),
      ],
    }),
    defineField({
      name: "href",
      title: "Their site",
      type: "string",
      placeholder: "https://…",
      description: "Where the logo leads. Leave it empty for no link.",
      validation: mayObey(logosRules.href),
    }),
  ],
  preview: {
    select: { title: "name", subtitle: "href", media: "picture" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? say("Logo without a name"),
      subtitle,
      media,
    }),
  },
});

/** Studio form of the logos block. */
export const logos = defineType({
  name: "logos",
  title: "Logos",
  type: "object",
  description: "Who stands behind it: partners, sponsors, press.",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Says why they are here: “With the help of”. Leave it empty for none.",
      group: "content",
      validation: mayObey(logosRules.heading),
    }),
    defineField({
      name: "logos",
      title: "Logos",
      type: "array",
      of: [logo],
      group: "content",
      validation: mustObey(logosRules.logos),
    }),
    optionField({
      name: "colours",
      title: "Colours of the logos",
      description: "In one ink they are quiet beside each other, whatever their own colours are.",
      values: logoColours,
      choices: { ink: "In the page's ink", own: "Their own, on light paper" },
      initial: "ink",
      group: "look",
    }),
    toneField("house"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", logos: "logos", first: "logos.0.name", media: "logos.0.picture" },
    prepare: ({ title, logos: entries, first, media }) => {
      const count = Object.keys(entries ?? {}).length;
      return {
        title: title ?? first ?? say("Logos"),
        subtitle: `${say("Logos")} · ${count}`,
        media,
      };
    },
  },
});
