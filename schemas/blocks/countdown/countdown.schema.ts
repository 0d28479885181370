import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { editorsTimeZone } from "../../fields/editors-time-zone.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { countdown as contract, countdownRules } from "./countdown.contract.ts";

export const countdown = defineType({
  name: "countdown",
  title: "Countdown",
  type: "object",
  description: "Counts down the days, hours and minutes to a date.",
  options: { menuGroup: "ask", searchTerms: "timer, clock, date, deadline, event" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Displayed during the countdown; for example, “Registration opens in”.",
      group: "content",
      validation: mustObey(countdownRules.heading),
    }),
    defineField({
      name: "moment",
      title: "End date",
      type: "datetime",
      description: "The date and time when the countdown ends.",
      group: "content",
      validation: mustObey(countdownRules.moment),
    }),
    defineField({
      name: "timeZone",
      title: "Time zone",
      type: "string",
      placeholder: "Europe/Berlin",
      description:
        "The page displays the end date in this time zone and in the visitor's time zone. Leave empty to use UTC.",
      initialValue: () => editorsTimeZone(),
      group: "content",
      validation: mayObey(countdownRules.timeZone),
    }),
    defineField({
      name: "begun",
      title: "Heading after the countdown",
      type: "string",
      description:
        "Replaces the heading when the countdown ends; for example, “Registration is open”.",
      group: "content",
      validation: mustObey(countdownRules.begun),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "The text stays visible after the countdown ends.",
      group: "content",
      validation: mayObey(countdownRules.text),
    }),
    defineField({
      name: "actions",
      title: "Buttons",
      type: "array",
      description: "Add one or two buttons. The first button is the main button.",
      of: [defineArrayMember({ type: "link" })],
      group: "content",
      validation: mayObey(countdownRules.actions),
    }),
    toneField("inverted"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", moment: "moment" },
    prepare: ({ title, moment }) => ({
      title: title ?? translate("Untitled countdown"),
      subtitle: `${translate("Countdown")} · ${whenOf(moment)}`,
    }),
  },
});

function whenOf(moment: unknown): string {
  const when = typeof moment === "string" ? new Date(moment) : undefined;
  return when === undefined || Number.isNaN(when.getTime())
    ? translate("no date yet")
    : new Intl.DateTimeFormat(undefined, {
        dateStyle: "medium",
        timeStyle: "short",
        timeZone: editorsTimeZone(),
      }).format(when);
}
