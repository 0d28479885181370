import * as z from "zod";
import { stripMarks } from "./strip-marks.ts";

/**
 * Takes a test and what to tell an editor when it fails, gives a string that machines read: stripped of stega
 * marks and of space around it, then tested.
 */
export const identifier = (isValid: (text: string) => boolean, error: string) =>
  z
    .string({ error })
    .transform((text) => stripMarks(text).trim())
    .refine(isValid, { error });
