import { defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { richTextField } from "../../fields/rich-text/rich-text.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { videoAddressField } from "../../fields/video-address/video-address.schema.ts";
import {
  video as contract,
  videoRules,
  videoSettingDefaults,
  videoWidths,
} from "./video.contract.ts";

type Setting = keyof typeof videoSettingDefaults;

const settingTitles: Record<Setting, [title: string, description?: string]> = {
  autopause: ["Stops when another film begins"],
  autoplay: ["Plays by itself", "Without sound, and only for visitors who agreed to media."],
  controls: ["Shows the player's buttons"],
  loop: ["Begins again at the end"],
  muted: ["Begins without sound"],
  playsInline: ["Plays in its place on a phone", "Off: it fills the phone's screen."],
  transparent: ["Lets the page show through", "Only for films made with transparent parts."],
  keyboard: ["Obeys the keyboard"],
  pictureInPicture: ["Offers a small floating window"],
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

const isForEveryone = (film: unknown): boolean => {
  const { hasCaptions, transcript } = Object(film);
  return hasCaptions === true || (Array.isArray(transcript) && transcript.length > 0);
};

/** Studio form of the video block. */
export const video = defineType({
  name: "video",
  title: "Film",
  type: "object",
  description:
    "A film on Vimeo or YouTube. Nothing is fetched from there before a visitor presses play.",
  options: { menuGroup: "show" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    videoAddressField({ name: "address", title: "Address of the film", group: "content" }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      description: "Leave it empty to show the title the film has on Vimeo or YouTube.",
      group: "content",
      validation: mayObey(videoRules.title),
    }),
    pictureField({
      name: "poster",
      title: "Poster",
      description: "Leave it empty to show the film's own still.",
      group: "content",
    }),
    defineField({
      name: "caption",
      title: "Caption",
      type: "string",
      description: "Shown under the film.",
      group: "content",
      validation: mayObey(videoRules.caption),
    }),
    defineField({
      name: "hasCaptions",
      title: "The film has subtitles for what is said and heard",
      type: "boolean",
      description: "If not, give a transcript below.",
      initialValue: false,
      group: "content",
      validation: (rule) =>
        rule
          .custom((_, { parent }) =>
            isForEveryone(parent)
              ? true
              : "People who cannot hear the film miss it: give it subtitles on its host and say so here, or write a transcript below.",
          )
          .warning(),
    }),
    richTextField({
      name: "transcript",
      title: "Transcript",
      description: "What is said and heard, in writing. People can fold it open under the film.",
      group: "content",
    }),
    optionField({
      name: "width",
      title: "Width",
      values: videoWidths,
      choices: { reading: "As wide as text", wide: "Wider", full: "Across the page" },
      initial: "wide",
      group: "look",
    }),
    toneField("ink"),
    motionField(),
    defineField({
      name: "settings",
      title: "Player",
      type: "object",
      description: "What is set suits most films.",
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
      title: title ?? caption ?? say("Film"),
      subtitle: `${say("Film")} · ${address ?? say("no address yet")}`,
      media,
    }),
  },
});
