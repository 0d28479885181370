import * as z from "zod";
import { stripMarks } from "./rich-text/strip-marks.ts";

const invalid = "Select a date and a time.";

/** A point in time in ISO 8601 format. */
export const moment = z
  .string({ error: invalid })
  .transform(stripMarks)
  .pipe(z.iso.datetime({ offset: true, error: invalid }));

/** An optional point in time, in ms since 1970. */
export const optionalMoment = moment.transform((text) => Date.parse(text)).nullable();
