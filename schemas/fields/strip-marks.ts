import { VERCEL_STEGA_REGEX } from "@vercel/stega";

/**
 * Takes a string as the content service answers it in preview, gives it without the invisible characters that
 * carry "click to edit" (stega). Anything compared, counted or parsed goes through here first: a marked `house`
 * is not equal to `house`, and the marks of one heading are several hundred characters long.
 */
export const stripMarks = (text: string): string => text.replace(VERCEL_STEGA_REGEX, "");
