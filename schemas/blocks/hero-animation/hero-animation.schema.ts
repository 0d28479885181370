import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureCutField, pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  animationLabelMissing,
  heroAnimation as contract,
  heroDefaults,
  heroLayouts,
  heroRules,
  playTriggers,
  posterMissing,
} from "./hero-animation.contract.ts";

const hasAnimation = z.looseObject({
  animation: z.union([
    z.looseObject({ source: z.literal("address"), address: z.string().min(1) }),
    z.looseObject({
      source: z.literal("file").nullish(),
      file: z.looseObject({ asset: z.looseObject({}) }),
    }),
  ]),
});

const hasTitleOnly = (hero: unknown) =>
  z.looseObject({ layout: z.literal("title") }).safeParse(hero).success;

const playback = { name: "playback", title: "Playback" };

const playbackFields = [
  optionField({
    name: "playOn",
    title: "Start",
    description: "On touch devices, “On hover” works like “On scroll”.",
    values: playTriggers,
    choices: {
      load: "On load",
      scroll: "On scroll",
      hover: "On hover",
    },
    initial: "load",
    group: "look",
  }),
  defineField({
    name: "autoplay",
    title: "Autoplay",
    type: "boolean",
    description:
      "A play button is displayed if autoplay is off or the visitor prefers reduced motion.",
    initialValue: heroDefaults.autoplay,
    group: "look",
  }),
  defineField({
    name: "loop",
    title: "Loop",
    type: "boolean",
    initialValue: heroDefaults.loop,
    group: "look",
  }),
  defineField({
    name: "speed",
    title: "Speed",
    type: "number",
    description: "1 is the original speed, 2 is twice as fast.",
    initialValue: heroDefaults.speed,
    group: "look",
    validation: mayObey(heroRules.speed),
  }),
];

export const heroAnimation = defineType({
  name: "heroAnimation",
  title: "Hero",
  type: "object",
  description: "The page's main title with an image or an animation.",
  options: {
    menuGroup: "open",
    searchTerms: "title, header, banner, headline, intro, cover, animation, Lottie",
  },
  groups: blockGroups,
  fieldsets: [{ ...playback, options: { collapsible: true, collapsed: true, columns: 2 } }],
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Title",
      type: "string",
      description: "Two to six words work best.",
      group: "content",
      validation: mustObey(heroRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "One or two sentences.",
      group: "content",
      validation: mayObey(heroRules.text),
    }),
    defineField({
      name: "actions",
      title: "Buttons",
      type: "array",
      description: "Add one or two buttons. The first button is the main button.",
      of: [defineArrayMember({ type: "link" })],
      group: "content",
      validation: mayObey(heroRules.actions),
    }),
    pictureField({
      name: "poster",
      title: "Image",
      description:
        "Upload an image that is at least 1,600 pixels wide. The image is displayed until the animation starts.",
      group: "content",
      missing: posterMissing,
      isOptionalIn: hasTitleOnly,
    }),
    pictureCutField({
      name: "phonePoster",
      title: "Mobile image",
      description:
        "Phones display this image instead of the main image. Upload a square crop that is at least 720 pixels wide. Both images have the same alt text.",
      group: "content",
    }),
    defineField({
      name: "animation",
      title: "Animation",
      type: "lottieFile",
      description: "The animation is displayed in place of the image.",
      group: "content",
    }),
    defineField({
      name: "animationLabel",
      title: "Animation alt text",
      type: "string",
      description: "Describes the animation to screen reader users.",
      group: "content",
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          hasAnimation.safeParse(parent).success && !value?.trim()
            ? animationLabelMissing
            : fromZod(heroRules.animationLabel)(value),
        ),
    }),
    optionField({
      name: "layout",
      title: "Layout",
      values: heroLayouts,
      choices: { full: "Image behind title", split: "Image beside title", title: "Title only" },
      initial: "full",
      group: "look",
    }),
    toneField("inverted"),
    ...playbackFields.map((field) => ({ ...field, fieldset: playback.name })),
  ],
  preview: {
    select: { title: "heading", subtitle: "text", media: "poster" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? translate("Untitled hero"),
      subtitle: [translate("Hero"), subtitle].filter(Boolean).join(" · "),
      media,
    }),
  },
});
