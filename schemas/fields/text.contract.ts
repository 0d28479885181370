import * as z from "zod";
import { stripMarks } from "./rich-text/strip-marks.ts";

const isBlank = (text: string) => stripMarks(text).trim() === "";

// Doesn't count stega marks, the invisible characters that texts have in a preview. If they
// counted, every heading in a preview would be too long.
const fits = (text: string, max: number) => stripMarks(text).length <= max;

// For a text that is too long, the shapes below report an issue with the parameter `longest`. The
// site's parser (`parseTolerantly`) may then shorten the text instead of dropping it.
const tooLong = (max: number) => `The text is too long: shorten it to ${max} characters or fewer.`;

/**
 * Registry of the shapes of plain and rich text fields, in which the site looks up the texts of a
 * block. Editors can type these texts on the previewed page.
 */
export const textFields = z.registry<{
  kind: "text" | "richText";
  /** Whether editors see a placeholder on the page while the text is empty. */
  hasPlaceholder?: boolean;
}>();

/** Returns the shape of a required text. `missing` is the error message for an empty text. */
export const requiredText = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => !isBlank(text), { error: missing })
    .refine((text) => fits(text, max), { error: tooLong(max), params: { longest: max } })
    .register(textFields, { kind: "text" });

/**
 * Returns the shape of an optional text. Whitespace alone counts as missing. `hasPlaceholder` is
 * false if the page doesn't display the text, or if the page displays a default text while the text
 * is empty.
 */
export const optionalText = (max: number, { hasPlaceholder = true } = {}) =>
  z
    .string({ error: "Enter text, or leave this field empty." })
    .refine((text) => fits(text, max), { error: tooLong(max), params: { longest: max } })
    .transform((text) => (isBlank(text) ? null : text))
    .nullable()
    .register(textFields, { kind: "text", hasPlaceholder });
