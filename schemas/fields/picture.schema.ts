import { defineField, defineType, type RuleDef } from "@sanity/types";
import * as z from "zod";
import { fromZod } from "./custom-from-zod.ts";
import { altMissing, pictureAlt } from "./picture.contract.ts";
import { warnOfPublicUpload } from "./public-upload.ts";

const needsAlt = z.looseObject({
  asset: z.looseObject({}),
  alt: z.string().trim().length(0).nullish(),
  decorative: z.literal(false).nullish(),
});

type Rules<R> = Pick<RuleDef<R>, "required" | "error" | "custom" | "warning"> & {
  assetRequired: () => R;
};

const optionalRules = <R extends Rules<R>>(rule: R) => [rule.custom(warnOfPublicUpload).warning()];

/** A picture with what people who cannot see it are told. */
export const picture = defineType({
  name: "picture",
  title: "Picture",
  type: "image",
  options: { hotspot: true },
  validation: optionalRules,
  fields: [
    defineField({
      name: "alt",
      title: "What the picture shows",
      type: "string",
      description:
        "One sentence for people who cannot see it. Not needed when the picture is decorative.",
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          needsAlt.safeParse(parent).success ? altMissing : fromZod(pictureAlt)(value),
        ),
    }),
    defineField({
      name: "decorative",
      title: "Only decorative",
      type: "boolean",
      description: "Tick this when the picture adds nothing to the words around it.",
      initialValue: false,
    }),
  ],
});

type PictureField = {
  name: string;
  title: string;
  description?: string;
  group?: string;
  /** What to tell an editor who left it out; without it the picture may be missing. */
  missing?: string;
};

/** A field that holds a picture. */
export const pictureField = ({ missing, ...field }: PictureField) =>
  defineField(
    {
      ...field,
      type: "picture",
      validation: (rule) =>
        missing === undefined
          ? optionalRules(rule)
          : [rule.required().assetRequired().error(missing), ...optionalRules(rule)],
    },
    { aliasFor: "image", strict: false },
  );
