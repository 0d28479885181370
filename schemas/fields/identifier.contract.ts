import * as z from "zod";
import { stripMarks } from "./rich-text/strip-marks.ts";

/**
 * Returns the shape of a machine-readable string. The shape removes stega marks and whitespace at
 * both ends before it validates the string. `error` is the message for editors.
 */
export const identifier = (isValid: (text: string) => boolean, error: string) =>
  z
    .string({ error })
    .transform((text) => stripMarks(text).trim())
    .refine(isValid, { error });
