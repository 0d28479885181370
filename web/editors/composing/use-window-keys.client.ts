import { useEffect, useEffectEvent } from "react";

/** The pressed key with Ctrl or Cmd, in lower case. Empty in form fields, which have their own undo. */
const shortcut = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): string => {
  const isField = target instanceof Element && target.matches("input, textarea, [contenteditable]");
  if (isField || !(ctrlKey || metaKey)) return "";
  return `${shiftKey ? "shift+" : ""}${key.toLowerCase()}`;
};

/**
 * Handles undo, redo, F6 and context menu events of the window. Ignores them if `handlers` is null.
 * `onMenu` returns true if it handled the event.
 */
export function useWindowKeys(
  handlers: {
    onUndo: () => void;
    onRedo: () => void;
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
      ["z", handlers?.onUndo],
      ["shift+z", handlers?.onRedo],
      ["y", handlers?.onRedo],
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
