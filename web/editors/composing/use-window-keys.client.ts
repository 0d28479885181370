import { useEffect, useEffectEvent } from "react";

/** Whether an event is Ctrl+Z or Cmd+Z outside of form fields, which have their own undo. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !(target instanceof Element && target.matches("input, textarea, [contenteditable]"));

/**
 * Handles undo, F6 and context menu events of the window. Ignores them if `handlers` is null.
 * `onMenu` returns true if it handled the event.
 */
export function useWindowKeys(
  handlers: { onUndo: () => void; onF6: () => void; onMenu: (event: MouseEvent) => boolean } | null,
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
    const work = isUndo(event) ? handlers?.onUndo : event.key === "F6" ? handlers?.onF6 : undefined;
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
