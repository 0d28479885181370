import type { FamilyId, Script, TypefaceId } from "@marquee/schemas/types";
import { curatedTypefaces } from "../../content/settings/curated-typefaces.ts";

/** The typeface for characters that the theme's typefaces lack. It has Latin and Arabic letters. */
export const drawingFallback: TypefaceId = "alexandria";

/** Returns the typefaces that drawings can use: those of the curated list. Uploaded ones are skipped. */
export const drawableTypefaces = (ids: readonly FamilyId[]): TypefaceId[] =>
  ids.filter((id): id is TypefaceId => Object.hasOwn(curatedTypefaces, id));

/**
 * Maps a script that a typeface supports to the Unicode script whose letters drawings can contain. Omits Chinese,
 * Japanese and Korean, because the server does not load their font files (`typefaces.ts`).
 */
const unicodeScripts: Partial<Record<Script, string>> = {
  latin: "Latin",
  vietnamese: "Latin",
  cyrillic: "Cyrillic",
  greek: "Greek",
  arabic: "Arabic",
  hebrew: "Hebrew",
  devanagari: "Devanagari",
  thai: "Thai",
};

/**
 * Whether the typefaces have all characters of a text. The server would draw missing characters in
 * one of its own fonts or as empty boxes. False for a text without a letter or a digit.
 */
export function isDrawableIn(text: string, ids: readonly TypefaceId[]): boolean {
  const scripts = [...ids, drawingFallback]
    .flatMap((id): readonly Script[] => curatedTypefaces[id].scripts)
    .flatMap((script) => unicodeScripts[script] ?? []);
  const known = [...new Set(["Common", "Inherited", ...scripts])]
    .map((script) => String.raw`\p{Script=${script}}`)
    .join("");
  return new RegExp(`^[${known}]*$`, "u").test(text) && /[\p{L}\p{N}]/u.test(text);
}
