import * as z from "zod";
import { linkProjection, linkShape } from "../../fields/link.contract.ts";
import { lottieFileProjection, optionalLottieFile } from "../../fields/lottie-file.contract.ts";
import { option } from "../../fields/option.contract.ts";
import {
  optionalPictureCut,
  pictureCutProjection,
  pictureProjection,
  requiredPicture,
} from "../../fields/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

/** When the animation begins. */
export const playTriggers = ["load", "scroll", "hover"] as const;

/** How the title and the picture share the screen. */
export const heroLayouts = ["full", "split"] as const;

/** What a new hero does, and one whose setting was never touched. */
export const heroDefaults = { autoplay: true, loop: false, speed: 1 } as const;

const maxActions = 2;
const tooManyActions = "Keep to two actions, so that one can stand out.";

/** Rules of single fields; the form uses them too. */
export const heroRules = {
  heading: requiredText(120, "Write the title of this page."),
  text: optionalText(400),
  animationLabel: optionalText(200),
  speed: z
    .number()
    .min(0.25, { error: "A speed below 0.25 looks like a fault. Choose 0.25 or more." })
    .max(3, { error: "A speed above 3 is hard on the eyes. Choose 3 or less." }),
  actions: z.array(z.unknown()).max(maxActions, { error: tooManyActions }),
};

/** What to tell an editor whose animation has no text alternative. */
export const animationLabelMissing = "Say what the animation shows, for people who cannot see it.";

const shape = z
  .strictObject({
    _key: z.string(),
    _type: z.literal("heroAnimation"),
    version: z.int(),
    /** The page's title on the screen. */
    heading: heroRules.heading,
    /** A few words under it. */
    text: heroRules.text,
    /** At most two ways on. */
    actions: z
      .array(linkShape)
      .max(maxActions, { error: tooManyActions })
      .nullable()
      .transform((actions) => actions ?? []),
    /** The moving picture, if any. */
    animation: optionalLottieFile,
    /** What it shows, in words; there whenever the animation is. */
    animationLabel: heroRules.animationLabel,
    /** Stands while the animation loads, in its place when it cannot, and for people who asked for less motion. */
    poster: requiredPicture(
      "Choose a picture: it stands wherever there is no animation, or it cannot play.",
    ),
    /** Stands in the poster's place on phones. */
    phonePoster: optionalPictureCut,
    loop: z.boolean(),
    autoplay: z.boolean(),
    /** 1 is the animation's own speed. */
    speed: heroRules.speed,
    playOn: option(playTriggers),
    tone,
    layout: option(heroLayouts),
  })
  .superRefine(({ animation, animationLabel }, context) => {
    if (animation === null || animationLabel !== null) return;
    context.addIssue({ code: "custom", path: ["animationLabel"], message: animationLabelMissing });
  });

/** The opening of a page: title, poster and, if wanted, an animation. */
export const heroAnimation = {
  version: 1,
  shape,
  projection: `
    heading,
    text,
    actions[]${linkProjection},
    animation${lottieFileProjection},
    animationLabel,
    poster${pictureProjection},
    phonePoster${pictureCutProjection},
    "loop": coalesce(loop, ${heroDefaults.loop}),
    "autoplay": coalesce(autoplay, ${heroDefaults.autoplay}),
    "speed": coalesce(speed, ${heroDefaults.speed}),
    "playOn": coalesce(playOn, "load"),
    "tone": coalesce(tone, "ink"),
    "layout": coalesce(layout, "full")`,
};
