import { type TypingKeys, typingKeyHandler } from "../typing-keys.client.ts";

type RichKeys = TypingKeys & {
  /** Returns the callback that adds a block; null unless the caret is in an empty paragraph. */
  insertion: () => (() => void) | null;
};

const isPlainSlash = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "/" && !altKey && !ctrlKey && !metaKey;

/** Events of the rich-text editor and its toolbar that must not reach the page or Sanity's overlays. */
const own = ["keydown", "keyup", "keypress", "mousedown", "mouseup", "click", "dblclick"] as const;

const keysOnSelection = new Set(["Backspace", "Delete", "Enter", "Tab"]);

/** Whether a key is a shortcut, or acts on what is selected. */
const actsOnSelection = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || key === "/" || keysOnSelection.has(key);

/**
 * Makes the rich-text editor read the browser's selection, so that a shortcut applies to what is selected. The editor
 * otherwise applies a changed selection up to 100 ms late, but before each input, and ignores an input without a type.
 * Not on Android, where it collects inputs.
 */
const readSelection = (text: Element): boolean =>
  text.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, cancelable: true }));

/**
 * Handles the keys that are pressed in `text`, the element of the rich-text editor. Prevents the
 * events of `text` and of its toolbar `tools` from reaching the page. Otherwise keys would trigger the
 * editing toolbar, which moves or removes the block, and a click on a link would follow the link.
 */
export function listenToRichKeys(
  { text, tools }: { text: HTMLElement; tools: HTMLElement },
  keys: RichKeys,
  signal: AbortSignal,
): void {
  const isIn = ({ target }: Event) => target instanceof Node && text.contains(target);
  addEventListener(
    "keydown",
    (event) => {
      if (!isIn(event) || event.isComposing) return;
      if (actsOnSelection(event) && event.target instanceof Element) readSelection(event.target);
      const work = typingKeyHandler(event, keys) ?? (isPlainSlash(event) ? keys.insertion() : null);
      if (work === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      work();
    },
    { signal, capture: true },
  );
  addEventListener(
    "click",
    (event) => {
      if (!isIn(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  text.addEventListener(
    "beforeinput",
    (event) => {
      // Disables the browser's undo, because the studio's history covers all texts and blocks of
      // the page.
      if (!event.inputType.startsWith("history")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  // React listens on the same elements, so it still gets these events.
  for (const type of own) {
    for (const element of [text, tools]) {
      element.addEventListener(type, (event) => event.stopPropagation(), { signal });
    }
  }
}
