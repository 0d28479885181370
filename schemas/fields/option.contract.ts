import * as z from "zod";
import { stripMarks } from "./strip-marks.ts";

/** Takes the closed list of values, gives the zod type of a choice among them; stega marks are stripped first. */
export function option<const T extends readonly [string, ...string[]]>(values: T) {
  const expected = `Choose one of: ${values.join(", ")}.`;
  return z
    .string({ error: expected })
    .transform(stripMarks)
    .pipe(z.enum(values, { error: expected }));
}
