import { useEffect, useEffectEvent } from "react";

/** Whether an event is in a form field or an editable text, which handles keys and the clipboard itself. */
export const isInField = ({ target }: Event): boolean =>
  target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;

/**
 * Returns the pressed key in lower case, with `ctrl+` for Ctrl or Cmd. Returns an empty string for keys pressed in
 * form fields, because these have their own undo. For a slash, ignores Shift, because some keyboards need Shift to
 * type a slash.
 */
const shortcut = (event: KeyboardEvent): string => {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (isInField(event)) return "";
  if (ctrlKey || metaKey) return `ctrl+${shiftKey ? "shift+" : ""}${key.toLowerCase()}`;
  return key === "/" && !altKey ? "/" : "";
};

/**
 * Handles undo, redo, `/`, F6 and context menu events of the window. Ignores them if `handlers` is null.
 * `onMenu` returns true if it handled the event.
 */
export function useWindowKeys(
  handlers: {
    onUndo: () => void;
    onRedo: () => void;
    /** Adds a block after the selected one; null if no block is selected. */
    onSlash: (() => void) | null;
    onF6: () => void;
    onMenu: (event: MouseEvent) => boolean;
  } | null,
): void {
  const isComposed = handlers !== null;
  const openMenu = useEffectEvent((event: MouseEvent) => {
    if (event.shiftKey || !handlers?.onMenu(event)) return;
    // Replaces Sanity's own context menu. Sanity's menu addresses blocks by list position, which is
    // wrong if another editor has moved blocks.
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    const works = new Map([
      ["ctrl+z", handlers?.onUndo],
      ["ctrl+shift+z", handlers?.onRedo],
      ["ctrl+y", handlers?.onRedo],
      ["/", handlers?.onSlash],
    ]);
    const work = event.key === "F6" ? handlers?.onF6 : works.get(shortcut(event));
    if (!work) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    if (!isComposed) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("contextmenu", (event) => openMenu(event), { capture: true, signal });
    window.addEventListener("keydown", (event) => takeKey(event), { signal });
    return () => stop.abort();
  }, [isComposed]);
}
