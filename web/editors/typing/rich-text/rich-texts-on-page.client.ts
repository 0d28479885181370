import { emptySignOf } from "../../../content/parse/empty-text.ts";
import { OBJECT_SIGN } from "../../../content/parse/object-sign.ts";

/**
 * A rich text of a block as the page displays it: the field's path in the document, and the elements
 * of its paragraphs, lists and objects, which are siblings.
 */
export type RichTextOnPage = { path: string; block: string; elements: HTMLElement[] };

/** The elements that the site renders rich text with. */
const parts = "p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol, figure";

/** Returns the letters of an element; of a placeholder, only the sign of the empty text. */
function lettersOf(element: Element): string {
  const letters = emptySignOf(element.textContent) ?? element.textContent.replaceAll(/\s+/g, "");
  return element.matches("figure") ? `${OBJECT_SIGN}${letters}` : letters;
}

/**
 * Returns consecutive siblings, starting at `first`, whose letters together equal `letters`; null
 * if there are none.
 */
function runFrom(first: Element, letters: string): HTMLElement[] | null {
  const run: HTMLElement[] = [];
  let left = letters;
  for (let next: Element | null = first; next !== null; next = next.nextElementSibling) {
    // Skips the element in which an editor types the text. It is one of the siblings.
    if (next instanceof HTMLElement && next.dataset["typing"] !== undefined) continue;
    const own = lettersOf(next);
    if (!(next instanceof HTMLElement) || !next.matches(parts) || !left.startsWith(own))
      return null;
    run.push(next);
    left = left.slice(own.length);
    if (left === "") return run;
  }
  return null;
}

/**
 * Finds the elements that display a rich text: siblings whose letters together equal `letters`. Returns null if the
 * block displays the text in another way. `taken` are elements of other rich texts.
 */
export function findRichText(
  block: HTMLElement,
  letters: string,
  taken: ReadonlySet<Element>,
): HTMLElement[] | null {
  if (letters === "") return null;
  for (const first of block.querySelectorAll(parts)) {
    // Skips elements of nested blocks. Every block of a preview has this attribute.
    if (taken.has(first) || first.closest("[data-sanity-drag-disable]") !== block) continue;
    // Skips fields in which an editor is typing, and the card about missing fields, which repeats the block's texts.
    if (first.closest('[data-typing], [role="note"]') !== null) continue;
    const run = runFrom(first, letters);
    if (run !== null) return run;
  }
  return null;
}
