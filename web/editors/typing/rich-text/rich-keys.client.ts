/** Callbacks for the keys that the rich-text editor doesn't handle itself. */
export type RichKeys = {
  onUndo: () => void;
  onRedo: () => void;
  /** Goes to the next text, or to the previous one. */
  onGo: (by: 1 | -1) => void;
  onEscape: () => void;
  /** Adds an entry to the list that contains the text. */
  onAddEntry: () => void;
  /** Opens the input for the target of a link. */
  onLink: () => void;
  /** Moves the focus to the toolbar. */
  onToolbar: () => void;
};

function workOf(event: KeyboardEvent, keys: RichKeys): (() => void) | undefined {
  const { key, shiftKey, altKey } = event;
  if (altKey) return key === "F10" ? keys.onToolbar : undefined;
  if (!event.ctrlKey && !event.metaKey) {
    if (key === "Tab") return () => keys.onGo(shiftKey ? -1 : 1);
    return key === "Escape" ? keys.onEscape : undefined;
  }
  const combined = new Map([
    ["z", shiftKey ? keys.onRedo : keys.onUndo],
    ["y", keys.onRedo],
    ["k", keys.onLink],
    ["enter", keys.onAddEntry],
  ]);
  return combined.get(key.toLowerCase());
}

/** Events of the rich-text editor and its toolbar that must not reach the page or Sanity's overlays. */
const own = ["keydown", "keyup", "keypress", "mousedown", "mouseup", "click", "dblclick"] as const;

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
      const work = isIn(event) && !event.isComposing ? workOf(event, keys) : undefined;
      if (work === undefined) return;
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
