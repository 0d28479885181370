import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { optionField } from "../../fields/option.schema.ts";
import { pictureField } from "../../fields/picture/picture.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import {
  callToAction as contract,
  callToActionRules,
  emphases,
} from "./call-to-action.contract.ts";

export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  type: "object",
  description: "Asks visitors to take one action, such as booking a ticket.",
  options: { menuGroup: "ask", searchTerms: "button, link, CTA, banner, contact, booking" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Tell visitors what to do; for example, “Start your free trial”.",
      group: "content",
      validation: mustObey(callToActionRules.heading),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description:
        "One or two sentences that explain why visitors should follow the call to action.",
      group: "content",
      validation: mayObey(callToActionRules.text),
    }),
    defineField({
      name: "actions",
      title: "Buttons",
      type: "array",
      description: "Add one or two buttons. The first button is the main button.",
      of: [defineArrayMember({ type: "link" })],
      options: { removedWith: "parent" },
      initialValue: [{ _type: "link", kind: "internal" }],
      group: "content",
      validation: mustObey(callToActionRules.actions),
    }),
    pictureField({
      name: "picture",
      title: "Image",
      description: "The image is displayed beside the text and extends to the edge of the page.",
      group: "content",
    }),
    optionField({
      name: "emphasis",
      title: "Size",
      description: "Use “Large” at most once per page.",
      values: emphases,
      choices: { quiet: "Small", loud: "Large" },
      initial: "quiet",
      group: "look",
    }),
    toneField("primary"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", action: "actions.0.label", media: "picture" },
    prepare: ({ title, action, media }) => ({
      title: title ?? translate("Untitled call to action"),
      subtitle: [translate("Call to action"), action].filter(Boolean).join(" · "),
      media,
    }),
  },
});
