import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { blockGroups, versionField } from "../../fields/block-fields.schema.ts";
import { countOf } from "../../fields/count-of.ts";
import { mayObey, mustObey } from "../../fields/custom-from-zod.ts";
import { optionalLinkField } from "../../fields/link/link.schema.ts";
import { editorsTimeZone } from "../../fields/editors-time-zone.ts";
import { motionField } from "../../fields/motion.schema.ts";
import { translate } from "../../fields/translate.ts";
import { toneField } from "../../fields/tone/tone.schema.ts";
import { warnOfClockChange } from "./clock-change.ts";
import { schedule as contract, scheduleRules } from "./schedule.contract.ts";

const session = defineArrayMember({
  name: "scheduleSession",
  title: "Session",
  type: "object",
  fields: [
    defineField({
      name: "start",
      title: "Start time",
      type: "string",
      placeholder: "19:30",
      description: "Local time at the venue, such as 19:30.",
      validation: mustObey(scheduleRules.start),
    }),
    defineField({
      name: "end",
      title: "End time",
      type: "string",
      placeholder: "21:00",
      description:
        "If the end time is earlier than the start time, the session ends on the next day.",
      validation: mayObey(scheduleRules.end),
    }),
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: mustObey(scheduleRules.title),
    }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 2,
      validation: mayObey(scheduleRules.text),
    }),
    defineField({
      name: "place",
      title: "Location",
      type: "string",
      description: "For example, “Hall 2”.",
      validation: mayObey(scheduleRules.place),
    }),
    optionalLinkField({
      name: "link",
      title: "Link",
      description: "For example, a link to the registration form or to more information.",
    }),
  ],
  preview: {
    select: { title: "title", start: "start", place: "place" },
    prepare: ({ title, start, place }) => ({
      title: title ?? translate("Untitled session"),
      subtitle: [start ?? translate("No time yet"), place].filter(Boolean).join(" · "),
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
      title: "Date",
      type: "date",
      validation: mustObey(scheduleRules.date),
    }),
    defineField({
      name: "title",
      title: "Name",
      type: "string",
      description: "For example, “Opening day”.",
      validation: mayObey(scheduleRules.dayTitle),
    }),
    defineField({
      name: "sessions",
      title: "Sessions",
      type: "array",
      description: "List the sessions in chronological order.",
      of: [session],
      initialValue: [{ _type: "scheduleSession" }],
      validation: mustObey(scheduleRules.sessions),
    }),
  ],
  preview: {
    select: { date: "date", title: "title", sessions: "sessions" },
    prepare: ({ date, title, sessions }) => ({
      title: title ?? date ?? translate("Day without a date"),
      subtitle: [
        title ? date : null,
        countOf(sessions, { one: translate("1 session"), many: translate("{count} sessions") }),
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});

export const schedule = defineType({
  name: "schedule",
  title: "Schedule",
  type: "object",
  description: "Sessions with times and locations, grouped by day.",
  options: {
    menuGroup: "content",
    searchTerms: "program, agenda, timetable, sessions, calendar, events, opening hours",
  },
  groups: blockGroups,
  fields: [
    versionField(contract.version),
    defineField({
      name: "heading",
      title: "Heading",
      type: "string",
      group: "content",
      validation: mayObey(scheduleRules.heading),
    }),
    defineField({
      name: "intro",
      title: "Introduction",
      type: "text",
      rows: 3,
      description: "Information that applies to every day.",
      group: "content",
      validation: mayObey(scheduleRules.intro),
    }),
    defineField({
      name: "days",
      title: "Days",
      type: "array",
      of: [day],
      initialValue: [{ _type: "scheduleDay" }],
      group: "content",
      validation: mustObey(scheduleRules.days),
    }),
    defineField({
      name: "timeZone",
      title: "Time zone",
      type: "string",
      placeholder: "Europe/Berlin",
      description: "Visitors can add sessions to their calendars only if the time zone is set.",
      initialValue: () => editorsTimeZone(),
      group: "content",
      validation: mayObey(scheduleRules.timeZone),
    }),
    defineField({
      name: "venue",
      title: "Venue",
      type: "string",
      description: "Used in calendars and by search engines, but not displayed on the page.",
      group: "content",
      validation: mayObey(scheduleRules.venue),
    }),
    defineField({
      name: "address",
      title: "Venue address",
      type: "string",
      description:
        "Search engines can list the sessions as events if the time zone, the venue and its address are set.",
      group: "content",
      validation: mayObey(scheduleRules.address),
    }),
    toneField("default"),
    motionField(),
  ],
  validation: (rule) => rule.custom(warnOfClockChange).warning(),
  preview: {
    select: { title: "heading", days: "days" },
    prepare: ({ title, days }) => ({
      title: title ?? translate("Schedule"),
      subtitle: `${translate("Schedule")} · ${countOf(days, { one: translate("1 day"), many: translate("{count} days") })}`,
    }),
  },
});
