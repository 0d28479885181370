import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { countdown as contract, countdownRules } from "./countdown.contract.ts";

/** Studio form of the countdown block. */
export const countdown = defineType({
  name: "countdown",
  title: "Countdown",
  type: "object",
  description: "Lamps that count the days, hours and minutes until something begins.",
  options: { menuGroup: "ask" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "What begins",
      type: "string",
      description: "Stands over the lamps until then: “The lamp is lit in”.",
      group: "content",
      validation: mustObey(countdownRules.heading),
    }),
    defineField({
      name: "moment",
      title: "When it begins",
      type: "datetime",
      description: "By the clock of the computer you are using now.",
      group: "content",
      validation: mustObey(countdownRules.moment),
    }),
    defineField({
      name: "timeZone",
      title: "Whose clocks the page shows",
      type: "string",
      placeholder: "Europe/Berlin",
      description:
        "The time zone of the venue. The page says the moment by its clocks and, to people elsewhere, by theirs as well. Empty: world time (UTC).",
      initialValue: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
      group: "content",
      validation: mayObey(countdownRules.timeZone),
    }),
    defineField({
      name: "begun",
      title: "Once it has begun",
      type: "string",
      description: "Takes the heading's place from that moment on: “The lamp is lit.”",
      group: "content",
      validation: mustObey(countdownRules.begun),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 3,
      description: "A sentence or two, before and after. Leave it empty for none.",
      group: "content",
      validation: mayObey(countdownRules.text),
    }),
    defineField({
      name: "actions",
      title: "Actions",
      type: "array",
      description: "One or two ways on from here; the first is the main one.",
      of: [defineArrayMember({ type: "link" })],
      group: "content",
      validation: mayObey(countdownRules.actions),
    }),
    toneField("ink"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", moment: "moment" },
    prepare: ({ title, moment }) => ({
      title: title ?? say("Countdown without a heading"),
      subtitle: `${say("Countdown")} · ${whenOf(moment)}`,
    }),
  },
});

function whenOf(moment: unknown): string {
  const when = typeof moment === "string" ? new Date(moment) : undefined;
  return when === undefined || Number.isNaN(when.getTime())
    ? say("no moment yet")
    : new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(when);
}
