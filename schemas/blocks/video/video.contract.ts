import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { motion } from "../../fields/motion.contract.ts";
import { option } from "../../fields/option.contract.ts";
import { optionalPicture, pictureProjection } from "../../fields/picture/picture.contract.ts";
import { optionalRichText, richTextProjection } from "../../fields/rich-text/rich-text.contract.ts";
import { optionalText } from "../../fields/text.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";
import { videoAddress } from "../../fields/video-address/video-address.contract.ts";

export const videoWidths = ["reading", "wide", "full"] as const;

/** Default player settings [VID-4]. */
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

export const videoRules = {
  address: videoAddress,
  title: optionalText(150, { hasPlaceholder: false }),
  caption: optionalText(400),
};

const settings = z.strictObject({
  /** Whether the video pauses when another video on the page starts. */
  autopause: z.boolean(),
  /**
   * Whether the video starts without a click. The video is then muted. It starts only if the
   * visitor has consented to media cookies.
   */
  autoplay: z.boolean(),
  controls: z.boolean(),
  loop: z.boolean(),
  /** Whether the video starts without sound. */
  muted: z.boolean(),
  /** Whether the video plays inline on a phone instead of full screen. */
  playsInline: z.boolean(),
  /** Whether the page's background is visible through the video's transparent parts. */
  transparent: z.boolean(),
  keyboard: z.boolean(),
  pictureInPicture: z.boolean(),
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("video"),
  version: z.int(),
  /** The video, parsed from its URL. */
  address: videoRules.address,
  /** Replaces the title that the host provides. */
  title: videoRules.title,
  /** Replaces the host's thumbnail. */
  poster: optionalPicture,
  caption: videoRules.caption,
  transcript: optionalRichText,
  /** Whether the video has captions, as stated by the editor. */
  hasCaptions: z.boolean(),
  settings,
  width: option(videoWidths),
  tone,
  motion,
});

const settingsProjection = Object.entries(videoSettingDefaults)
  .map(([name, initial]) => `"${name}": coalesce(settings.${name}, ${initial})`)
  .join(", ");

const defaults = { hasCaptions: false, width: "wide", tone: "inverted", motion: "none" };

/**
 * Contract of the video block: a Vimeo or YouTube video, which the site loads when a visitor plays
 * it.
 */
export const video = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: { ...defaults, settings: videoSettingDefaults },
  projection: `
    address,
    title,
    poster${pictureProjection},
    caption,
    transcript${richTextProjection},
    "settings": { ${settingsProjection} },
    ${projectDefaults(defaults)}`,
};
