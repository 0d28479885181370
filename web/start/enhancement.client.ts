import type { RunningIsland } from "./react-island.client.tsx";

/** Elements that a script without React has changed, each as the server sent it, and how to end the script. */
const enhanced = new WeakMap<Element, { original: Element; end: () => void }>();

/**
 * Starts a script without React. `changed` is the element that it changes.
 *
 * @param run starts the script, which ends when the signal aborts
 */
export function enhance(
  changed: HTMLElement | null,
  run: (element: HTMLElement, over: AbortSignal) => void,
): RunningIsland {
  const over = new AbortController();
  const end = () => over.abort();
  if (changed !== null) {
    const original = changed.cloneNode(true);
    if (original instanceof Element) {
      // The sign that the visitor waits for this script.
      original.removeAttribute("data-waiting");
      enhanced.set(changed, { original, end });
    }
    run(changed, over.signal);
  }
  return { update: () => {}, end };
}

/** Returns an element as the server sent it, if a script has changed it since; otherwise undefined. */
export const originalOf = (element: Element): Element | undefined =>
  enhanced.get(element)?.original;

/** Ends the scripts of the elements in a part of the page. */
export function endEnhancements(root: Element): void {
  for (const element of [root, ...root.querySelectorAll("*")]) enhanced.get(element)?.end();
}
