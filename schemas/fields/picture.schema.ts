import { defineArrayMember, defineField, defineType, type RuleDef } from "@sanity/types";
import * as z from "zod";
import { fromZod, mayObey } from "./custom-from-zod.ts";
import { altMissing, pictureAlt } from "./picture.contract.ts";
import { warnOfPublicUpload } from "./public-upload.ts";
import { say } from "./say.ts";

const needsAlt = z.looseObject({
  asset: z.looseObject({}),
  alt: z.string().trim().length(0).nullish(),
  decorative: z.literal(false).nullish(),
});

const animated = z.looseObject({ asset: z.looseObject({ _ref: z.string().endsWith("-gif") }) });

const standsStill =
  "A GIF stands still on the site: visitors see its first frame. For what moves, use a video or an animation, which people can stop.";

/** Form rule (a warning): a picture has no button to stop it, so the site never lets one move [BLK-3]. */
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

/** A picture with what people who cannot see it are told. */
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
        missing === undefined ? optionalRules(rule) : pictureRules(rule, missing),
    },
    { aliasFor: "image", strict: false },
  );

/** A field for another cut of a picture beside it: no text of its own, and it may be missing. */
export const pictureCutField = (field: Omit<PictureField, "missing">) =>
  defineField({
    ...field,
    type: "image",
    options: { hotspot: true },
    validation: (rule) => optionalRules(rule),
  });

/**
 * Takes a name for the entries, what to tell an editor who left the file out, and the rule of a caption; gives the
 * member of a list of pictures. Files dropped on the list become its entries.
 */
export const pictureEntry = (entry: { name: string; missing: string; caption: z.ZodType }) =>
  defineArrayMember({
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
