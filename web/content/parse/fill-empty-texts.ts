import { textFields } from "@marquee/schemas/contract";
import * as z from "zod";
import { emptySign } from "./empty-text.ts";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

/** Whether editors see a placeholder while a text is empty. */
function hasPlaceholder(shape: z.ZodType): boolean {
  const field = shape instanceof z.ZodNullable ? textFields.get(shape) : undefined;
  return field?.hasPlaceholder === true;
}

/**
 * Returns a stored block in which invisible letters replace the empty optional texts. The block
 * then renders an element for each of these texts, and editors can type in the element. Does not
 * fill texts of links and pictures, because an empty link or picture also lacks its target or file.
 */
export function fillEmptyTexts(shape: z.ZodType, stored: unknown): unknown {
  let count = 0;

  function fill(field: unknown, value: unknown): unknown {
    if (!(field instanceof z.ZodType)) return value;
    if (hasPlaceholder(field)) return isBlank(value) ? emptySign((count += 1)) : value;
    if (field instanceof z.ZodArray && Array.isArray(value)) {
      return value.map((entry: unknown) => fill(field.element, entry));
    }
    if (!(field instanceof z.ZodObject) || !isFields(value)) return value;
    const filled = Object.entries(field.shape).map(([name, inner]) => [
      name,
      fill(inner, value[name]),
    ]);
    return { ...value, ...Object.fromEntries(filled) };
  }

  return fill(shape, stored);
}
