import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  callToAction as contract,
  callToActionRules,
  emphases,
} from "./call-to-action.contract.ts";

/** Studio form of the call-to-action block. */
export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  type: "object",
  description: "Asks people to do one thing: book, join, come along.",
  options: { menuGroup: "ask" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Request",
      type: "string",
      description: "What people are asked to do, in a few words: “Take a seat”.",
      group: "content",
      validation: mustObey(callToActionRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "A sentence or two on why. Leave it empty for none.",
      group: "content",
      validation: mayObey(callToActionRules.text),
    }),
    defineField({
      name: "actions",
      title: "Actions",
      type: "array",
      description: "The link to press; at most one more for those who are not sure yet.",
      of: [defineArrayMember({ type: "link" })],
      group: "content",
      validation: mustObey(callToActionRules.actions),
    }),
    pictureField({
      name: "picture",
      title: "Picture",
      description: "Stands beside the words and runs off the page. Leave it empty for none.",
      group: "content",
    }),
    optionField({
      name: "emphasis",
      title: "How loudly",
      description: "Loud once a page at most: two shouts drown each other.",
      values: emphases,
      choices: { quiet: "Quietly (a line and a button)", loud: "Loudly (as large as a poster)" },
      initial: "quiet",
      group: "look",
    }),
    toneField("lamp"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", emphasis: "emphasis", action: "actions.0.label", media: "picture" },
    prepare: ({ title, emphasis, action, media }) => ({
      title: title ?? say("Call without words"),
      subtitle: [say("Call to action"), action ?? emphasis].filter(Boolean).join(" · "),
      media,
    }),
  },
});
