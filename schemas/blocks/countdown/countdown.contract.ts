import * as z from "zod";
import { projectDefaults } from "../../fields/defaults.ts";
import { linkProjection, linkShape } from "../../fields/link/link.contract.ts";
import { listRule, optionalList } from "../../fields/list.contract.ts";
import { motion } from "../../fields/motion.contract.ts";
import { stripMarks } from "../../fields/rich-text/strip-marks.ts";
import { optionalText, requiredText } from "../../fields/text.contract.ts";
import { optionalTimeZone } from "../../fields/time-zone.contract.ts";
import { earlierTones } from "../../fields/tone/earlier-tones.ts";
import { tone } from "../../fields/tone/tone.contract.ts";

const maxActions = 2;
const momentMissing = "Select the date and time when the countdown ends.";

export const countdownRules = {
  heading: requiredText(120, "Enter a heading for the countdown."),
  text: optionalText(300),
  moment: z
    .string({ error: momentMissing })
    .transform(stripMarks)
    .pipe(z.iso.datetime({ offset: true, error: momentMissing })),
  timeZone: optionalTimeZone,
  begun: requiredText(120, "Enter the heading to display when the countdown ends."),
  actions: listRule(maxActions),
};

const shape = z.strictObject({
  _key: z.string(),
  _type: z.literal("countdown"),
  version: z.int(),
  heading: countdownRules.heading,
  text: countdownRules.text,
  /** The end of the countdown as an ISO instant: `2026-11-21T18:30:00.000Z`. */
  moment: countdownRules.moment,
  /** Time zone in which the page displays `moment`, such as the venue's. Null means UTC. */
  timeZone: countdownRules.timeZone,
  /** Heading displayed after `moment`. */
  begun: countdownRules.begun,
  actions: optionalList(linkShape, maxActions),
  tone,
  motion,
});

const defaults = { tone: "inverted", motion: "none" };

export const countdown = {
  version: 2,
  earlier: earlierTones,
  shape,
  fallback: defaults,
  projection: `
    heading,
    text,
    moment,
    timeZone,
    begun,
    actions[]${linkProjection},
    ${projectDefaults(defaults)}`,
};
