import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { say } from "../../fields/say.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { schedule as contract, scheduleRules } from "./schedule.contract.ts";

const session = defineArrayMember({
  name: "scheduleSession",
  title: "Session",
  type: "object",
  fields: [
    defineField({
      name: "start",
      title: "Begins",
      type: "string",
      placeholder: "19:30",
      description: "By the clocks at the venue, as 19:30. The page writes it as its language does.",
      validation: mustObey(scheduleRules.start),
    }),
    defineField({
      name: "end",
      title: "Ends",
      type: "string",
      placeholder: "21:00",
      description: "Leave it empty when nobody knows. Earlier than the start means after midnight.",
      validation: mayObey(scheduleRules.end),
    }),
    defineField({
      name: "title",
      title: "What takes place",
      type: "string",
      validation: mustObey(scheduleRules.title),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 2,
      description: "A sentence about it. Leave it empty for none.",
      validation: mayObey(scheduleRules.text),
    }),
    defineField({
      name: "place",
      title: "Where",
      type: "string",
      description: "The room or the street, such as “The yard”.",
      validation: mayObey(scheduleRules.place),
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      description: "To tickets or to a page about it. Leave it empty for none.",
    }),
  ],
  preview: {
    select: { title: "title", start: "start", place: "place" },
    prepare: ({ title, start, place }) => ({
      title: title ?? say("Session without a title"),
      subtitle: [start ?? say("No time yet"), place].filter(Boolean).join(" · "),
    }),
  },
});

const day = defineArrayMember({
  name: "scheduleDay",
  title: "Day",
  type: "object",
  fields: [
    defineField({
      name: "date",
      title: "Day",
      type: "date",
      description: "The page writes it as its language does: Friday, November 27.",
      validation: mustObey(scheduleRules.date),
    }),
    defineField({
      name: "title",
      title: "Name of the day",
      type: "string",
      description: "Such as “Opening night”. Leave it empty for none.",
      validation: mayObey(scheduleRules.dayTitle),
    }),
    defineField({
      name: "sessions",
      title: "Sessions",
      type: "array",
      description: "In the order in which they take place.",
      of: [session],
      validation: mustObey(scheduleRules.sessions),
    }),
  ],
  preview: {
    select: { date: "date", title: "title", sessions: "sessions" },
    prepare: ({ date, title, sessions }) => ({
      title: title ?? date ?? say("Day without a date"),
      subtitle: [
        title ? date : null,
        countOf(sessions, { one: say("1 session"), many: say("{count} sessions") }),
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});

/** Studio form of the schedule block. */
export const schedule = defineType({
  name: "schedule",
  title: "Timetable",
  type: "object",
  description: "What takes place when and where, day by day.",
  options: { menuGroup: "tell" },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      description: "Stands over the timetable. Leave it empty for none.",
      group: "content",
      validation: mayObey(scheduleRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 3,
      description: "What holds for all days, such as when the doors open.",
      group: "content",
      validation: mayObey(scheduleRules.intro),
    }),
    defineField({
      name: "days",
      title: "Days",
      type: "array",
      of: [day],
      group: "content",
      validation: mustObey(scheduleRules.days),
    }),
    defineField({
      name: "timeZone",
      title: "Whose clocks these are",
      type: "string",
      placeholder: "Europe/Berlin",
      description:
        "The time zone of the venue. With it visitors can put the dates into their calendars.",
      initialValue: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
      group: "content",
      validation: mayObey(scheduleRules.timeZone),
    }),
    defineField({
      name: "venue",
      title: "Name of the house",
      type: "string",
      description: "For calendars and search engines; not shown here.",
      group: "content",
      validation: mayObey(scheduleRules.venue),
    }),
    defineField({
      name: "address",
      title: "Street and town",
      type: "string",
      description: "Of the house. With all three search engines list what takes place as events.",
      group: "content",
      validation: mayObey(scheduleRules.address),
    }),
    toneField("house"),
    motionField(),
  ],
  preview: {
    select: { title: "heading", days: "days" },
    prepare: ({ title, days }) => ({
      title: title ?? say("Timetable"),
      subtitle: `${say("Timetable")} · ${countOf(days, { one: say("1 day"), many: say("{count} days") })}`,
    }),
  },
});
