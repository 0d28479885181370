import { VERCEL_STEGA_REGEX } from "@vercel/stega";

/**
 * Removes the invisible "click to edit" characters (stega) from a string that the content service returned in preview.
 * Apply it before comparing, counting or parsing: a marked `house` is not equal to `house`, and the marks of one
 * heading are several hundred characters long.
 */
export const stripMarks = (text: string): string => text.replace(VERCEL_STEGA_REGEX, "");
