import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { richTextField } from "../../fields/rich-text/rich-text.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  video as contract,
  videoRules,
  videoSettingDefaults,
  videoWidths,
} from "./video.contract.ts";
import { videoAddress } from "../../fields/video-address/video-address.contract.ts";

declare module "@sanity/types" {
  interface StringOptions {
    /**
     * Marks a field for the address of a video. The studio asks the site whether the video can be
     * played, and the site asks Vimeo or YouTube.
     */
    isVideoAddress?: boolean;
  }
}

const videoAddressField = (field: { name: string; title: string; group: string }) =>
  defineField({
    ...field,
    type: "string",
    placeholder: "https://vimeo.com/76979871",
    description:
      "Copy the URL from your browser's address bar, or from the Share menu on Vimeo or YouTube.",
    options: { isVideoAddress: true },
    validation: mustObey(videoAddress),
  });

type Setting = keyof typeof videoSettingDefaults;

const settingTitles: Record<Setting, [title: string, description?: string]> = {
  autopause: ["Autopause", "The video pauses when another video on the page starts."],
  autoplay: [
    "Autoplay",
    "If the visitor consents to media cookies, the video starts automatically and without sound.",
  ],
  controls: ["Controls"],
  loop: ["Loop"],
  muted: ["Muted"],
  playsInline: ["Play inline", "Turn off to play the video in full screen on phones."],
  transparent: [
    "Transparent background",
    "Turn on only for videos that contain transparent areas.",
  ],
  keyboard: ["Keyboard shortcuts"],
  pictureInPicture: ["Picture-in-picture"],
};

const settingField = (name: Setting) => {
  const [title, description] = settingTitles[name];
  return defineField({
    name,
    title,
    ...(description === undefined ? {} : { description }),
    type: "boolean",
    initialValue: videoSettingDefaults[name],
  });
};

const isForEveryone = (video: unknown): boolean => {
  const { hasCaptions, transcript } = Object(video);
  return hasCaptions === true || (Array.isArray(transcript) && transcript.length > 0);
};

export const video = defineType({
  name: "video",
  title: "Video",
  type: "object",
  description: "A Vimeo or YouTube video that loads only when a visitor plays it.",
  options: { menuGroup: "show", searchTerms: "YouTube, Vimeo, film, movie, clip, trailer, player" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    videoAddressField({ name: "address", title: "Video URL", group: "content" }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Leave empty to display the title from Vimeo or YouTube.",
      group: "content",
      validation: mayObey(videoRules.title),
    }),
    pictureField({
      name: "poster",
      title: "Thumbnail",
      description: "Leave empty to display the thumbnail from Vimeo or YouTube.",
      group: "content",
    }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      group: "content",
      validation: mayObey(videoRules.caption),
    }),
    defineField({
      name: "hasCaptions",
      title: "Subtitles available",
      type: "boolean",
      description: "If the video has no subtitles, add a transcript.",
      initialValue: false,
      group: "content",
      validation: (rule) =>
        rule
          .custom((_, { parent }) =>
            isForEveryone(parent)
              ? true
              : "Deaf visitors cannot follow this video. Add a transcript, or add subtitles on Vimeo or YouTube. If the video has subtitles, turn on “Subtitles available”.",
          )
          .warning(),
    }),
    richTextField({
      name: "transcript",
      title: "Transcript",
      description:
        "The spoken text and important sounds. Visitors can expand the transcript below the video.",
      group: "content",
    }),
    optionField({
      name: "width",
      title: "Width",
      values: videoWidths,
      choices: { reading: "Text width", wide: "Wide", full: "Full width" },
      initial: "wide",
      group: "look",
    }),
    toneField("inverted"),
    motionField(),
    defineField({
      name: "settings",
      title: "Player settings",
      type: "object",
      description: "The default settings suit most videos.",
      group: "look",
      options: { collapsible: true, collapsed: true, columns: 2 },
      fields: [
        settingField("autopause"),
        settingField("autoplay"),
        settingField("controls"),
        settingField("loop"),
        settingField("muted"),
        settingField("playsInline"),
        settingField("transparent"),
        settingField("keyboard"),
        settingField("pictureInPicture"),
      ],
    }),
  ],
  preview: {
    select: { title: "title", caption: "caption", address: "address", media: "poster" },
    prepare: ({ title, caption, address, media }) => ({
      title: title ?? caption ?? translate("Video"),
      subtitle: `${translate("Video")} · ${address ?? translate("no URL yet")}`,
      media,
    }),
  },
});
