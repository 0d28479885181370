import { VERCEL_STEGA_REGEX } from "@vercel/stega";

/**
 * Removes the invisible “click to edit” characters (stega) that strings have in a preview. Call it before you compare,
 * count or parse a string. The marks of one heading are several hundred characters long.
 */
export const stripMarks = (text: string): string => text.replace(VERCEL_STEGA_REGEX, "");
