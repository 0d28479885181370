import { defineField, defineType, type RuleDef } from "@sanity/types";
import * as z from "zod";
import { fromZod, mayObey } from "../custom-from-zod.ts";
import { altMissing, pictureAlt } from "./picture.contract.ts";
import { warnOfPublicUpload } from "./public-upload.ts";
import { say } from "../say.ts";

const needsAlt = z.looseObject({
  asset: z.looseObject({}),
  alt: z.string().trim().length(0).nullish(),
  decorative: z.literal(false).nullish(),
});

const animated = z.looseObject({ asset: z.looseObject({ _ref: z.string().endsWith("-gif") }) });

const standsStill =
  "A GIF stands still on the site: visitors see its first frame. For what moves, use a video or an animation, which people can stop.";

/** Form rule (a warning): a picture has no pause button, so the site never animates one [BLK-3]. */
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
    description:
      "Turn this on when the picture adds nothing to the words around it: it is then passed over in silence.",
    initialValue: false,
  }),
];

/** A picture with its alt text. */
export const picture = defineType({
  name: "picture",
  title: "Picture",
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
  /** Error message for a missing picture; without it the picture is optional. */
  missing?: string;
};

/** A field that holds a picture. */
export const pictureField = ({ missing, ...field }: PictureField) =>
  defineField(
    {
      ...field,
      type: "picture",
      validation: (rule) =>
        missing === undefined ? optionalRules(rule) : pictureRules(rule, missing),
    },
    { aliasFor: "image", strict: false },
  );

/** A field for another crop of a picture: optional, and without alt text of its own. */
export const pictureCutField = (field: Omit<PictureField, "missing">) =>
  defineField({
    ...field,
    type: "image",
    options: { hotspot: true },
    validation: (rule) => optionalRules(rule),
  });

/**
 * Returns the type of the entries of a list of pictures. Files dropped on the list become its entries.
 * The schema must list the type by its name: Sanity's "Review changes" looks the type of a changed picture up there.
 * `missing` is the message for an entry without a file, `caption` the rule of its caption.
 */
export const pictureEntry = <N extends string>(entry: {
  name: N;
  missing: string;
  caption: z.ZodType;
}) =>
  defineType({
    name: entry.name,
    title: "Picture",
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
        description: "Shown under the picture. Leave it empty for none.",
        validation: mayObey(entry.caption),
      }),
    ],
    preview: {
      select: { title: "caption", subtitle: "alt", decorative: "decorative", media: "asset" },
      prepare: ({ title, subtitle, decorative, media }) => ({
        title:
          title ??
          subtitle ??
          (decorative ? say("Decorative picture") : say("Picture to be described")),
        subtitle: title ? subtitle : undefined,
        media,
      }),
    },
  });
