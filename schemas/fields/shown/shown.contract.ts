import * as z from "zod";
import { moment } from "../moment.contract.ts";
import { stripMarks } from "../rich-text/strip-marks.ts";

/** Error message for a block that would disappear before it appears. */
export const untilTooEarly =
  "The block would disappear before it appears: select a later time, or clear this field.";

export const shownRules = { moment };

/** Whether a stored display period ends after it starts. Also true if it has no start or no end. */
export const isInOrder = (from: unknown, until: unknown): boolean =>
  typeof from !== "string" ||
  typeof until !== "string" ||
  !(Date.parse(stripMarks(until)) <= Date.parse(stripMarks(from)));

/** The display period of a block, in ms since 1970. `from` is null without a start, `until` without an end. */
export const shownShape = z
  .strictObject({ from: moment.nullable(), until: moment.nullable() })
  .refine(({ from, until }) => isInOrder(from, until), { path: ["until"], error: untilTooEarly })
  .transform(({ from, until }) => ({
    from: from === null ? null : Date.parse(from),
    until: until === null ? null : Date.parse(until),
  }));

/** GROQ: the display period of a block, or null if the block is always displayed. */
export const shownProjection = "shown{ from, until }";
