import * as z from "zod";
import { stripMarks } from "./rich-text/strip-marks.ts";

/**
 * Returns the zod type of a choice from a list of values. The type removes stega marks before it
 * compares the value.
 */
export function option<const T extends readonly [string, ...string[]]>(values: T) {
  const expected = `Select one of these values: ${values.join(", ")}.`;
  return z
    .string({ error: expected })
    .transform(stripMarks)
    .pipe(z.enum(values, { error: expected }));
}

/**
 * Returns the zod type of a choice that may be null. Null becomes the first value, which is the
 * default.
 */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  option(values)
    .nullable()
    .transform((chosen): T[number] => chosen ?? values[0]);
