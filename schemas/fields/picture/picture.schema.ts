import { defineField, defineType, type RuleDef } from "@sanity/types";
import * as z from "zod";
import { fromZod, mayObey } from "../custom-from-zod.ts";
import { altMissing, pictureAlt } from "./picture.contract.ts";
import { warnOfPublicUpload } from "./public-upload.ts";
import { translate } from "../translate.ts";

const needsAlt = z.looseObject({
  asset: z.looseObject({}),
  alt: z.string().trim().length(0).nullish(),
  decorative: z.literal(false).nullish(),
});

const animated = z.looseObject({ asset: z.looseObject({ _ref: z.string().endsWith("-gif") }) });

const standsStill =
  "The site displays only the first frame of a GIF. To show motion, use a Video block, or an animation in a Hero block.";

/**
 * Warns about a GIF. The site displays only the first frame of a GIF, because visitors must be able
 * to pause an animation, and pictures have no pause button [BLK-3].
 */
const warnOfStillness = (value: unknown) => !animated.safeParse(value).success || standsStill;

type Rules<R> = Pick<RuleDef<R>, "required" | "error" | "custom" | "warning"> & {
  assetRequired: () => R;
};

const optionalRules = <R extends Rules<R>>(rule: R) => [
  rule.custom(warnOfPublicUpload).warning(),
  rule.custom(warnOfStillness).warning(),
];

const pictureRules = <R extends Rules<R>>(rule: R, missing: string) => [
  rule.required().assetRequired().error(missing),
  ...optionalRules(rule),
];

const textFields = [
  defineField({
    name: "alt",
    title: "Alt text",
    type: "string",
    description: "Describes the image to screen reader users.",
    validation: (rule) =>
      rule.custom((value, { parent }) =>
        needsAlt.safeParse(parent).success ? altMissing : fromZod(pictureAlt)(value),
      ),
  }),
  defineField({
    name: "decorative",
    title: "Decorative",
    type: "boolean",
    description: "Screen readers skip a decorative image, so no alt text is needed.",
    initialValue: false,
  }),
];

export const picture = defineType({
  name: "picture",
  title: "Image",
  type: "image",
  options: { hotspot: true },
  validation: optionalRules,
  fields: textFields,
});

type PictureField = {
  name: string;
  title: string;
  description?: string;
  group?: string;
  /** Error message for a missing picture. If undefined, the picture is optional. */
  missing?: string;
  /**
   * Whether the picture is optional in the given parent object. Without this function, `missing`
   * makes the picture required in every parent object.
   */
  isOptionalIn?: (parent: unknown) => boolean;
};

const hasAsset = (value: unknown) =>
  z.looseObject({ asset: z.looseObject({}) }).safeParse(value).success;

export const pictureField = ({ missing, isOptionalIn, ...field }: PictureField) =>
  defineField(
    {
      ...field,
      type: "picture",
      validation: (rule) => {
        if (missing === undefined) return optionalRules(rule);
        if (isOptionalIn === undefined) return pictureRules(rule, missing);
        return [
          rule.custom((value, { parent }) => isOptionalIn(parent) || hasAsset(value) || missing),
          ...optionalRules(rule),
        ];
      },
    },
    { aliasFor: "image", strict: false },
  );

/**
 * Returns a field for another crop of a picture. The field is optional, and the crop has no alt
 * text of its own.
 */
export const pictureCutField = (field: Omit<PictureField, "missing" | "isOptionalIn">) =>
  defineField({
    ...field,
    type: "image",
    options: { hotspot: true },
    validation: (rule) => optionalRules(rule),
  });

/**
 * Returns the type of the entries in a list of pictures. Files dropped on the list become entries.
 * Add the type to `schemaTypes`, because Sanity's “Review changes” looks it up by name. `missing`
 * is the message for an entry without a file, and `caption` the rule of the caption.
 */
export const pictureEntry = <N extends string>(entry: {
  name: N;
  missing: string;
  caption: z.ZodType;
}) =>
  defineType({
    name: entry.name,
    title: "Image",
    type: "image",
    options: { hotspot: true },
    validation: (rule) => pictureRules(rule, entry.missing),
    fields: [
      ...textFields,
      defineField({
        name: "caption",
        title: "Caption",
        type: "text",
        rows: 2,
        validation: mayObey(entry.caption),
      }),
    ],
    preview: {
      select: { title: "caption", subtitle: "alt", decorative: "decorative", media: "asset" },
      prepare: ({ title, subtitle, decorative, media }) => ({
        title:
          title ??
          subtitle ??
          (decorative ? translate("Decorative image") : translate("Image without alt text")),
        subtitle: title ? subtitle : undefined,
        media,
      }),
    },
  });
