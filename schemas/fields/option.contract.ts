import * as z from "zod";
import { stripMarks } from "./rich-text/strip-marks.ts";

/** Returns the zod type of a choice from a list of values. It removes stega marks first. */
export function option<const T extends readonly [string, ...string[]]>(values: T) {
  const expected = `Select one of these values: ${values.join(", ")}.`;
  return z
    .string({ error: expected })
    .transform(stripMarks)
    .pipe(z.enum(values, { error: expected }));
}
