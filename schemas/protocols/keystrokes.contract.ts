import * as z from "zod";
import { longestPaste, longestText, mostKeystrokes } from "./keystroke-bounds.ts";

const keystroke = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(longestText) }),
  /** A key that types no text. The names are those of `KeyboardEvent`. */
  z.strictObject({
    type: z.literal("key"),
    key: z.string().min(1).max(20),
    ctrlKey: z.boolean(),
    metaKey: z.boolean(),
    shiftKey: z.boolean(),
    altKey: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("paste"),
    text: z.string().max(longestPaste.text),
    html: z.string().max(longestPaste.html),
  }),
]);

/**
 * What an editor typed before its target was ready: a text, as the keyboard or an input method entered
 * it, a key that types no text, or a paste.
 */
export type Keystroke = z.output<typeof keystroke>;

export const keystrokes = z.array(keystroke).max(mostKeystrokes);
