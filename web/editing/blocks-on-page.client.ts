/** A block of the page being edited, as it stands there now. */
export type BlockOnPage = { path: string; type: string; element: HTMLElement };

const marked = "[data-block]";

function read(element: HTMLElement, document: string): BlockOnPage | null {
  const { block, blockOf, blockType = "" } = element.dataset;
  return block === undefined || blockOf !== document
    ? null
    : { path: block, type: blockType, element };
}

/** Takes the id of the page's document, gives its blocks from top to bottom, those in columns and gates included. */
export const blocksOnPage = (document: string): BlockOnPage[] =>
  [...window.document.querySelectorAll<HTMLElement>(marked)].flatMap(
    (element) => read(element, document) ?? [],
  );

/** The innermost block of the page around an element; null: there is none. */
export function blockAround(target: EventTarget | null, document: string): BlockOnPage | null {
  let element = target instanceof Element ? target.closest<HTMLElement>(marked) : null;
  while (element) {
    const block = read(element, document);
    if (block) return block;
    element = element.parentElement?.closest<HTMLElement>(marked) ?? null;
  }
  return null;
}

/** The path of the list that a block's path names. */
export const listOf = (path: string): string => path.slice(0, path.lastIndexOf("["));

/** The path of the block that holds a block; null: the page does. */
export function holderOf(path: string): string | null {
  const list = listOf(path);
  const holder = list.slice(0, list.lastIndexOf("."));
  return holder.includes("[") ? holder : null;
}
