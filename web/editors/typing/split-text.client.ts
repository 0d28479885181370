/** Whether two texts are the same, whatever their whitespace. */
const isSame = (one: string, other: string) =>
  one.replaceAll(/\s+/g, " ").trim() === other.replaceAll(/\s+/g, " ").trim();

const isSplit = (element: HTMLElement, text: string) =>
  element.childElementCount > 0 && isSame(element.textContent, text);

/**
 * Returns the innermost element of a block that displays a text in several parts, such as a heading
 * with an element for each word; null if there is none. `ignored` selects elements that display
 * something else.
 */
export function findSplitText(
  block: HTMLElement,
  text: string,
  ignored: string,
): HTMLElement | null {
  const found = [...block.querySelectorAll<HTMLElement>("*")].filter(
    (element) =>
      isSplit(element, text) &&
      element.closest("[data-sanity-drag-disable]") === block &&
      element.closest(ignored) === null,
  );
  return found.at(-1) ?? null;
}

const parts = (element: HTMLElement) =>
  [...element.children].filter((part) => part instanceof HTMLElement);

/**
 * Displays a text of several parts as one text node, which an editor can type. The parts are hidden
 * but stay in the page, because React rendered them and may update them.
 */
export function joinText(element: HTMLElement, text: string): Text {
  for (const part of parts(element)) part.style.setProperty("display", "none", "important");
  const node = document.createTextNode(text);
  element.append(node);
  return node;
}

/** Reverts `joinText`: removes the text node, and displays the hidden parts of the text again. */
export function splitText(element: HTMLElement, node: Text): void {
  node.remove();
  for (const part of parts(element)) part.style.removeProperty("display");
}
