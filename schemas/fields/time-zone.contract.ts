import * as z from "zod";
import { stripMarks } from "./rich-text/strip-marks.ts";

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** An IANA time zone name such as `Europe/Berlin`. Null if there is none. */
export const optionalTimeZone = z
  .string()
  .transform((name) => stripMarks(name).trim())
  .refine((name) => name === "" || isTimeZone(name), {
    error: "Enter a time zone, such as Europe/Berlin, America/New_York or UTC.",
  })
  .transform((name) => (name === "" ? null : name))
  .nullable();
