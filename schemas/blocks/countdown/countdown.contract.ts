import * as z from "zod";
import { linkProjection, linkShape } from "../../fields/link.contract.ts";
import { listRule, optionalList } from "../../fields/list.contract.ts";
import { motion, motionProjection } from "../../fields/motion.contract.ts";
import { stripMarks } from "../../fields/strip-marks.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { optionalTimeZone } from "../../fields/time-zone.contract.ts";
import { tone } from "../../fields/tone.contract.ts";

const maxActions = 2;
const momentMissing = "Choose the day and time it begins.";

/** Rules of single fields; the form uses them too. */
export const countdownRules = {
  heading: requiredText(120, "Write what begins."),
  text: optionalText(300),
  moment: z
    .string({ error: momentMissing })
    .transform(stripMarks)
    .pipe(z.iso.datetime({ offset: true, error: momentMissing })),
  timeZone: optionalTimeZone,
  begun: requiredText(120, "Write what stands here once it has begun."),
  actions: listRule(maxActions),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("countdown"),
  version: z.int(),
  heading: countdownRules.heading,
  text: countdownRules.text,
  /** When it begins, an instant: `2026-11-21T18:30:00.000Z`. */
  moment: countdownRules.moment,
  /** Whose clocks the page tells that moment by: the venue's; null: UTC. */
  timeZone: countdownRules.timeZone,
  /** Said from then on. */
  begun: countdownRules.begun,
  actions: optionalList(linkShape, maxActions),
  tone,
  motion,
});

/** The lamps that count down to a premiere, a course, a launch. */
export const countdown = {
  version: 1,
  shape,
  projection: `
    heading,
    text,
    moment,
    timeZone,
    begun,
    actions[]${linkProjection},
    "tone": coalesce(tone, "ink"),
    ${motionProjection}`,
};
