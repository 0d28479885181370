import { emptySignOf } from "../../content/parse/empty-text.ts";

/** Titles of text fields. A key is the block's type and the field's path without keys. */
export type TextTitles = Readonly<Record<string, string>>;

/**
 * Returns the node of an element's empty text; null if the element has no empty text, or if an
 * editor is typing in it.
 */
function emptyText(element: HTMLElement): Text | null {
  const [node] = element.childNodes;
  return node instanceof Text && emptySignOf(node.data) !== null ? node : null;
}

/**
 * Displays the field's title in each empty text of the page. The server marks the elements
 * (`mark-empty-texts.ts`). React doesn't know the title, so it replaces the title when it renders a
 * new text.
 */
function displayPlaceholders(titles: TextTitles): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-empty]:not([data-empty=""])',
  )) {
    const type = element.closest<HTMLElement>("[data-block-type]")?.dataset["blockType"];
    const title = titles[`${type}.${element.dataset["empty"]}`];
    const node = emptyText(element);
    if (node === null || title === undefined) {
      delete element.dataset["placeholder"];
      continue;
    }
    const shown = `${emptySignOf(node.data)}${title}`;
    if (node.data !== shown) node.data = shown;
    if (element.dataset["placeholder"] !== title) element.dataset["placeholder"] = title;
  }
}

/**
 * Whether all mutations are in texts that an editor is typing. They change nothing else on the page,
 * so a large page need not be searched at each letter.
 */
export const areTyped = (mutations: readonly MutationRecord[]): boolean =>
  mutations.every(({ target }) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest("[data-typing]") != null;
  });

/**
 * Displays the placeholders of empty texts, and repeats this after each change of the page. Returns
 * a function that hides the placeholders.
 */
export function followPlaceholders(titles: TextTitles): () => void {
  const root = document.documentElement;
  const observer = new MutationObserver((mutations) => {
    if (!areTyped(mutations)) displayPlaceholders(titles);
  });
  root.dataset["composing"] = "";
  displayPlaceholders(titles);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    delete root.dataset["composing"];
  };
}
