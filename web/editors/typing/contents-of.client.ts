/**
 * Returns the box of a typed text; undefined after it has left the page. A rich text's element spans
 * all columns of its block, so its box is that of its paragraphs.
 */
export function contentsOf(element: Element): Pick<Element, "getBoundingClientRect"> | undefined {
  if (!element.isConnected) return undefined;
  if (element.firstElementChild === null) return element;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
