import type { ListItem } from "./pasted-entries.ts";
import type { Declarations, Styles } from "./pasted-styles.ts";

/** Numbers and letters with which items of numbered lists begin: `1.`, `2.1`, `(a)`, `iv)`. */
const numbering = /^[([]?(?:\p{N}{1,6}(?:\.\p{N}{1,6}){0,9}[.)\]、．]?|\p{L}{1,6}[.)\]、．])$/u;

/** Whether an element is the number or the bullet that Word writes before the words of a list's item. */
export const isWordMarker = (styles: Declarations): boolean => styles.get("mso-list") === "ignore";

/**
 * Whether an element belongs to one of Word's comments: its number in the text, or the list of
 * comments at the end. Commented words themselves don't.
 */
export const isWordComment = (element: Element, styles: Declarations): boolean =>
  /^comment(?:-list)?$/.test(styles.get("mso-element") ?? "") ||
  styles.get("mso-special-character") === "comment" ||
  element.classList.contains("MsoCommentReference") ||
  element.classList.contains("msocomanchor");

/**
 * Returns the item of a list that a paragraph of Word is, or null if it is none. Word's lists are
 * paragraphs with the style `mso-list: l0 level1 lfo1`, which begin with a number or a bullet.
 */
export function wordItemOf(element: Element, own: Declarations, styles: Styles): ListItem | null {
  const [, list, level] = /\b(l\d+) (level\d+)\b/.exec(own.get("mso-list") ?? "") ?? [];
  if (list === undefined || level === undefined) return null;
  const marker = [...element.querySelectorAll("[style]")].find((each) =>
    isWordMarker(styles.of(each)),
  );
  const label = marker?.textContent.replaceAll(/[\s\u00a0]+/g, "") ?? "";
  const format = styles.ofList(list, level)?.get("mso-level-number-format");
  const isNumbered =
    label === ""
      ? styles.ofList(list, level) !== undefined && format !== "bullet"
      : numbering.test(label);
  const number = /^\(?(\d{1,6})[.)]?$/.exec(label)?.[1];
  return {
    kind: isNumbered ? "number" : "bullet",
    level: Number(level.slice("level".length)) || 1,
    number: number === undefined ? null : Number(number),
  };
}

/** Styles of Word, and of Word in a browser, that are quotes. */
const quotes = /^(?:MsoQuote|MsoIntenseQuote)$/;

export function isWordQuote(element: Element): boolean {
  if ([...element.classList].some((name) => quotes.test(name))) return true;
  if (!element.classList.contains("Paragraph")) return false;
  const named = element.querySelector("[data-ccp-parastyle]");
  return /quote/i.test(named?.getAttribute("data-ccp-parastyle") ?? "");
}
