/**
 * Makes the Portable Text Editor (`@portabletext/editor` 7) take over the browser's selection at
 * once. It otherwise does so up to 100 ms after a `selectionchange`, so that a key right after Home
 * or End, such as Enter or Ctrl+B, would act at the old position. The editor takes the selection over
 * before any `beforeinput`, and ignores an input without a type.
 */
export function flushSelection(editable: Element): void {
  editable.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true }));
}
