import * as z from "zod";
import { clockTimeOf } from "../../fields/clock-time.ts";
import { projectDefaults } from "../../fields/defaults.ts";
import { optionalLink, optionalLinkProjection } from "../../fields/link/link.contract.ts";
import { listRule, requiredList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { optionalTimeZone } from "../../fields/time-zone.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

const maxDays = 14;
const maxSessions = 40;
const daysEmpty = "Add at least one day, or remove this block.";
const sessionsEmpty = "Add at least one session to this day, or remove the day.";
const dateMissing = "Select a date for the day.";
const timeWrong = "Enter the time in 24-hour format, such as 19:30.";

const day = z
  .string({ error: dateMissing })
  .transform(stripMarks)
  .pipe(z.iso.date({ error: dateMissing }));

const clockTime = z
  .string({ error: timeWrong })
  .transform((text) => clockTimeOf(stripMarks(text).trim()))
  .refine((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), { error: timeWrong });

export const scheduleRules = {
  heading: optionalText(120),
  intro: optionalText(400),
  timeZone: optionalTimeZone,
  venue: optionalText(120, { hasPlaceholder: false }),
  address: optionalText(200, { hasPlaceholder: false }),
  days: listRule(maxDays, daysEmpty),
  date: day,
  dayTitle: optionalText(80),
  sessions: listRule(maxSessions, sessionsEmpty),
  start: clockTime,
  /** End of the session. A time earlier than the start is on the next day. */
  end: clockTime.nullable(),
  title: requiredText(120, "Enter a title for the session."),
  text: optionalText(300),
  place: optionalText(80),
};

const sessionShape = z.strictObject({
  _key: z.string(),
  /** Local time at the venue, `19:30`. */
  start: scheduleRules.start,
  end: scheduleRules.end,
  title: scheduleRules.title,
  text: scheduleRules.text,
  place: scheduleRules.place,
  link: optionalLink,
});

const dayShape = z.strictObject({
  _key: z.string(),
  /** ISO date: `2026-11-21`. The site formats it for the page's language. */
  date: scheduleRules.date,
  /** A name for the day, such as `Opening night`. */
  title: scheduleRules.dayTitle,
  sessions: requiredList(sessionShape, maxSessions, sessionsEmpty),
});

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("schedule"),
  version: z.int(),
  heading: scheduleRules.heading,
  intro: scheduleRules.intro,
  /**
   * Time zone of the sessions. If null, the exact times are unknown, so the page offers no calendar
   * file.
   */
  timeZone: scheduleRules.timeZone,
  venue: scheduleRules.venue,
  /** Street and town of the venue. */
  address: scheduleRules.address,
  days: requiredList(dayShape, maxDays, daysEmpty),
  tone,
  motion,
});

const defaults = { tone: "default", motion: "none" };

export const schedule = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    intro,
    timeZone,
    venue,
    address,
    days[]{
      _key,
      date,
      title,
      sessions[]{ _key, start, end, title, text, place, link${optionalLinkProjection} }
    },
    ${projectDefaults(defaults)}`,
};
