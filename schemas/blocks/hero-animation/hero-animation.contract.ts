import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { linkProjection, linkShape } from "../../fields/link/link.contract.ts";
import { lottieFileProjection, optionalLottieFile } from "../../fields/lottie-file.contract.ts";
import { option } from "../../fields/option.contract.ts";
import {
  optionalPicture,
  optionalPictureCut,
  pictureCutProjection,
  pictureProjection,
} from "../../fields/picture/picture.contract.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

export const playTriggers = ["load", "scroll", "hover"] as const;

/** Layouts: the picture behind the title, the picture beside it, or no picture. */
export const heroLayouts = ["full", "split", "title"] as const;

/** Error message for a hero without the picture that its layout displays. */
export const posterMissing =
  "Select an image. The image is displayed if the animation cannot play.";

/** Playback defaults, for new heroes and for settings that an editor never changed. */
export const heroDefaults = { autoplay: true, loop: false, speed: 1 } as const;

const maxActions = 2;
const tooManyActions = "The hero has too many buttons: keep at most two.";

export const heroRules = {
  heading: requiredText(120, "Enter a title for the hero."),
  text: optionalText(400),
  animationLabel: optionalText(200, { hasPlaceholder: false }),
  speed: z
    .number()
    .min(0.25, { error: "The speed is too low: enter 0.25 or more." })
    .max(3, { error: "The speed is too high: enter 3 or less." }),
  actions: z.array(z.unknown()).max(maxActions, { error: tooManyActions }),
};

export const animationLabelMissing = "Enter an alt text that describes the animation.";

const shape = z
  .strictObject({
    _key: z.string(),
    _type: z.literal("heroAnimation"),
    version: z.int(),
    /** The page's title as displayed. */
    heading: heroRules.heading,
    text: heroRules.text,
    actions: z
      .array(linkShape)
      .max(maxActions, { error: tooManyActions })
      .nullable()
      .transform((actions) => actions ?? []),
    animation: optionalLottieFile,
    /** Text alternative of the animation, required if there is an animation. */
    animationLabel: heroRules.animationLabel,
    /**
     * Picture that is displayed while the animation loads, if the animation fails, and for visitors
     * who prefer reduced motion. Required unless the layout is `title`.
     */
    poster: optionalPicture,
    /** Picture that replaces the poster on phones. */
    phonePoster: optionalPictureCut,
    loop: z.boolean(),
    autoplay: z.boolean(),
    /** Playback rate: 1 is the original speed. */
    speed: heroRules.speed,
    playOn: option(playTriggers),
    tone,
    layout: option(heroLayouts),
  })
  .superRefine(({ layout, poster }, context) => {
    if (layout === "title" || poster !== null) return;
    context.addIssue({ code: "custom", path: ["poster"], message: posterMissing });
  })
  .superRefine(({ animation, animationLabel }, context) => {
    if (animation === null || animationLabel !== null) return;
    context.addIssue({
      code: "custom",
      path: ["animationLabel"],
      message: animationLabelMissing,
      // Drops an animation that has no text alternative. The site then displays the poster.
      params: { drop: "animation" },
    });
  });

const defaults = { ...heroDefaults, playOn: "load", tone: "inverted", layout: "full" };

/** Contract of the hero: a title, a poster and an optional animation. */
export const heroAnimation = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    text,
    actions[]${linkProjection},
    animation${lottieFileProjection},
    animationLabel,
    poster${pictureProjection},
    phonePoster${pictureCutProjection},
    ${projectDefaults(defaults)}`,
};
