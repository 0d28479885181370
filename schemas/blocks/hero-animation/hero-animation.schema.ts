import { defineArrayMember, defineField, defineType } from "@sanity/types";
import * as z from "zod";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { fromZod, mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureCutField, pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  animationLabelMissing,
  heroAnimation as contract,
  heroDefaults,
  heroLayouts,
  heroRules,
  playTriggers,
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

const playback = { name: "playback", title: "How the animation plays" };

const playbackFields = [
  optionField({
    name: "playOn",
    title: "Begins",
    description:
      "Out of view it always rests. Where there is no pointer, as on phones, it plays when half of it is in view.",
    values: playTriggers,
    choices: {
      load: "With the page",
      scroll: "When half of it is in view",
      hover: "Under the pointer",
    },
    initial: "load",
    group: "look",
  }),
  defineField({
    name: "autoplay",
    title: "Plays by itself",
    type: "boolean",
    description:
      "Off: it waits for its play button. People who asked for less motion always get the button.",
    initialValue: heroDefaults.autoplay,
    group: "look",
  }),
  defineField({
    name: "loop",
    title: "Plays over and over",
    type: "boolean",
    initialValue: heroDefaults.loop,
    group: "look",
  }),
  defineField({
    name: "speed",
    title: "Speed",
    type: "number",
    description: "1 is the animation's own speed, 2 twice as fast, 0.5 half.",
    initialValue: heroDefaults.speed,
    group: "look",
    validation: mayObey(heroRules.speed),
  }),
];

/** Studio form of the hero. */
export const heroAnimation = defineType({
  name: "heroAnimation",
  title: "Hero with animation",
  type: "object",
  description: "Opens a page: a large title over a picture that may move.",
  options: { menuGroup: "open" },
  groups: blockGroups,
  fieldsets: [{ ...playback, options: { collapsible: true, collapsed: true, columns: 2 } }],
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Title",
      type: "string",
      description: "The largest words of the page. Two to six of them read best.",
      group: "content",
      validation: mustObey(heroRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "A sentence or two under the title.",
      group: "content",
      validation: mayObey(heroRules.text),
    }),
    defineField({
      name: "actions",
      title: "Actions",
      type: "array",
      description: "One or two ways on from here; the first is the main one.",
      of: [defineArrayMember({ type: "link" })],
      group: "content",
      validation: mayObey(heroRules.actions),
    }),
    pictureField({
      name: "poster",
      title: "Picture",
      description:
        "Wide, 1600 pixels or more. Where there is an animation too, it stands until that plays.",
      group: "content",
      missing: "Choose a picture: it stands wherever there is no animation, or it cannot play.",
    }),
    pictureCutField({
      name: "phonePoster",
      title: "Another cut of the picture for phones",
      description:
        "A phone shows only the middle of a wide picture. Choose a square cut of the same scene, 720 pixels across or more, or leave it empty. It is described in the words of the picture.",
      group: "content",
    }),
    defineField({
      name: "animation",
      title: "Animation",
      type: "lottieFile",
      description: "Plays in the place of the picture. Leave it empty for none.",
      group: "content",
    }),
    defineField({
      name: "animationLabel",
      title: "What the animation shows",
      type: "string",
      description: "One sentence for people who cannot see it.",
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
      choices: { full: "Picture behind the title", split: "Picture beside the title" },
      initial: "full",
      group: "look",
    }),
    toneField("ink"),
    ...playbackFields.map((field) => ({ ...field, fieldset: playback.name })),
  ],
  preview: {
    select: { title: "heading", subtitle: "text", media: "poster" },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? say("Hero without a title"),
      subtitle: [say("Hero"), subtitle].filter(Boolean).join(" · "),
      media,
    }),
  },
});
