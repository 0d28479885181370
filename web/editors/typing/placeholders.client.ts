import { isEmptySign } from "../../content/parse/empty-text.ts";

/** Titles of the texts of blocks, by the block's type and the field's path without keys. */
export type TextTitles = Readonly<Record<string, string>>;

/** Whether an element displays an empty text that no editor is typing. */
const isEmpty = (element: HTMLElement): boolean =>
  isEmptySign(element.textContent) && element.querySelector("[data-typing]") === null;

/**
 * Displays the field's title in the place of each empty text of the page. The server marks the
 * elements (`mark-empty-texts.ts`); the stylesheet displays the title.
 */
function displayPlaceholders(titles: TextTitles): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-empty]:not([data-empty=""])',
  )) {
    const type = element.closest<HTMLElement>("[data-block-type]")?.dataset["blockType"];
    const title = titles[`${type}.${element.dataset["empty"]}`];
    const shown = isEmpty(element) ? title : undefined;
    if (shown === element.dataset["placeholder"]) continue;
    if (shown === undefined) delete element.dataset["placeholder"];
    else element.dataset["placeholder"] = shown;
  }
}

/**
 * Displays the placeholders of empty texts, and follows each change of the page. Returns a function
 * that hides them again.
 */
export function followPlaceholders(titles: TextTitles): () => void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => displayPlaceholders(titles));
  root.dataset["composing"] = "";
  displayPlaceholders(titles);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    delete root.dataset["composing"];
  };
}
