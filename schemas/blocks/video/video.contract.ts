import * as z from "zod";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture.contract.ts";
import { optionalRichText, richTextProjection } from "../../fields/rich-text.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { tone } from "../../fields/tone.contract.ts";
import { videoAddress } from "../../fields/video-address.contract.ts";

/** How wide the film stands. */
export const videoWidths = ["reading", "wide", "full"] as const;

/** What the player does unless an editor says otherwise [VID-4]. */
export const videoSettingDefaults = {
  autopause: true,
  autoplay: false,
  controls: true,
  loop: false,
  muted: false,
  playsInline: true,
  transparent: true,
  keyboard: true,
  pictureInPicture: false,
} as const;

/** Rules of single fields; the form uses them too. */
export const videoRules = {
  address: videoAddress,
  title: optionalText(150),
  caption: optionalText(400),
};

const settings = z.strictObject({
  /** Stops when another film on the page begins. */
  autopause: z.boolean(),
  /** Begins by itself: muted, and only after consent to media. */
  autoplay: z.boolean(),
  /** Shows the player's buttons. */
  controls: z.boolean(),
  /** Begins again at the end. */
  loop: z.boolean(),
  /** Begins without sound. */
  muted: z.boolean(),
  /** Plays in its place on a phone, not over the whole screen. */
  playsInline: z.boolean(),
  /** Lets the page show through the film's transparent parts. */
  transparent: z.boolean(),
  /** Obeys the player's keys. */
  keyboard: z.boolean(),
  /** Offers the small floating window. */
  pictureInPicture: z.boolean(),
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("video"),
  version: z.int(),
  /** The film, read from the address an editor pasted. */
  address: videoRules.address,
  /** Replaces the title the host gives. */
  title: videoRules.title,
  /** Replaces the host's thumbnail. */
  poster: optionalPicture,
  caption: videoRules.caption,
  /** What is said and heard, in writing. */
  transcript: optionalRichText,
  /** The editor says that the film carries captions. */
  hasCaptions: z.boolean(),
  settings,
  width: option(videoWidths),
  tone,
  motion,
});

const settingsProjection = Object.entries(videoSettingDefaults)
  .map(([name, initial]) => `"${name}": coalesce(settings.${name}, ${initial})`)
  .join(", ");

/** A film on Vimeo or YouTube, played on demand. */
export const video = {
  version: 1,
  shape,
  projection: `
    address,
    title,
    poster${pictureProjection},
    caption,
    transcript${richTextProjection},
    "hasCaptions": coalesce(hasCaptions, false),
    "settings": { ${settingsProjection} },
    "width": coalesce(width, "wide"),
    "tone": coalesce(tone, "ink"),
    ${motionProjection}`,
};
