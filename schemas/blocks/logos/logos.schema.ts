import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { warnOfPublicUpload } from "../../fields/picture/public-upload.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { logoMissing } from "./logo-picture.contract.ts";
import { logoColours, logos as contract, logosRules } from "./logos.contract.ts";

const photographed = z.looseObject({
  asset: z.looseObject({ _ref: z.string().regex(/-jpe?g$/) }),
});

const fillsItsGround =
  "A JPEG has no transparent background, so the site can't display this logo in a single color. Upload an SVG or a transparent PNG instead.";

const logo = defineArrayMember({
  name: "logo",
  title: "Logo",
  type: "object",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "The name is the logo's alt text.",
      validation: mustObey(logosRules.name),
    }),
    defineField({
      name: "picture",
      title: "Logo",
      type: "image",
      options: { hotspot: true },
      description: "An SVG without empty space around the logo works best.",
      validation: (rule) => [
        rule.required().assetRequired().error(logoMissing),
        rule.custom((value) => !photographed.safeParse(value).success || fillsItsGround).warning(),
        rule.custom(warnOfPublicUpload).warning(),
      ],
    }),
    defineField({
      name: "href",
      title: "Website",
      type: "string",
      placeholder: "https://…",
      description: "The website that opens when a visitor clicks the logo.",
      validation: mayObey(logosRules.href),
    }),
  ],
  preview: {
    select: { title: "name", subtitle: "href", media: "picture" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? translate("Unnamed logo"),
      subtitle,
      media,
    }),
  },
});

export const logos = defineType({
  name: "logos",
  title: "Logos",
  type: "object",
  description: "Logos of partners, sponsors or customers.",
  options: { menuGroup: "show", searchTerms: "partners, sponsors, clients, customers, brands" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "For example, “Our partners”.",
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
      title: "Logo colors",
      description: "A single color makes different logos look consistent.",
      values: logoColours,
      choices: { ink: "Single color", own: "Original colors" },
      initial: "ink",
      group: "look",
    }),
    toneField("default"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", logos: "logos", first: "logos.0.name", media: "logos.0.picture" },
    prepare: ({ title, logos: entries, first, media }) => {
      const count = Object.keys(entries ?? {}).length;
      return {
        title: title ?? first ?? translate("Logos"),
        subtitle: `${translate("Logos")} · ${count}`,
        media,
      };
    },
  },
});
