/** Callbacks for the keys that plain and rich texts have in common. */
export type TypingKeys = {
  onUndo: () => void;
  onRedo: () => void;
  /** Goes to the next text, or to the previous one. */
  onGo: (by: 1 | -1) => void;
  onEscape: () => void;
  /** Adds an entry to the list that contains the text. */
  onAddEntry: () => void;
  /** Moves the focus to the input for the target of a link. Null if the text can have no link. */
  onLink: (() => void) | null;
  /** Moves the focus to the toolbar. Null if the text has none. */
  onToolbar: (() => void) | null;
};

/** Returns the callback for a key, or null if the text handles the key itself. */
export function typingKeyHandler(event: KeyboardEvent, keys: TypingKeys): (() => void) | null {
  const { key, shiftKey, altKey } = event;
  if (altKey) return key === "F10" ? keys.onToolbar : null;
  if (!event.ctrlKey && !event.metaKey) {
    if (key === "Tab") return () => keys.onGo(shiftKey ? -1 : 1);
    return key === "Escape" ? keys.onEscape : null;
  }
  const combined = new Map([
    ["z", shiftKey ? keys.onRedo : keys.onUndo],
    ["y", keys.onRedo],
    ["k", keys.onLink],
    ["enter", keys.onAddEntry],
  ]);
  return combined.get(key.toLowerCase()) ?? null;
}
