/**
 * Returns the box of a typed text; undefined if the text is no longer in the page. The element of a
 * rich text spans all columns of its block. Therefore the box surrounds only the element's
 * paragraphs.
 */
export function contentsOf(element: Element): Pick<Element, "getBoundingClientRect"> | undefined {
  if (!element.isConnected) return undefined;
  if (element.firstElementChild === null) return element;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range;
}
