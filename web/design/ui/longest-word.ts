import type { CSSProperties } from "react";
import { visibleLength } from "./visible-length.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Returns the style of a title with the length of its longest word. The style sheet (`.title` in
 * base.css) then chooses a font size in which the word fits into the title. A hyphen, visible or soft, ends a word.
 * In languages without spaces, the segmenter finds the words by its dictionary.
 */
export function longestWord(title: string): CSSProperties & Record<"--longest", number> {
  const parts = title.split("\u00ad").flatMap((part) => [...words.segment(part)]);
  const lengths = parts.map(({ segment }) => visibleLength(segment));
  return { "--longest": Math.max(1, ...lengths) };
}
