import * as z from "zod";
import { stripMarks } from "./strip-marks.ts";

const isBlank = (text: string) => stripMarks(text).trim() === "";

// Counted without stega marks, or every heading would be "too long" in preview.
const fits = (text: string, max: number) => stripMarks(text).length <= max;

const tooLong = (max: number) => `Shorten this to ${max} characters or fewer.`;

/** Takes the longest allowed length and what to tell an editor who left it empty; gives a text that must be there. */
export const requiredText = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => !isBlank(text), { error: missing })
    .refine((text) => fits(text, max), { error: tooLong(max) });

/** Takes the longest allowed length, gives a text that may be missing; one of spaces alone counts as missing. */
export const optionalText = (max: number) =>
  z
    .string({ error: "Write text here, or leave it empty." })
    .refine((text) => fits(text, max), { error: tooLong(max) })
    .transform((text) => (isBlank(text) ? null : text))
    .nullable();
