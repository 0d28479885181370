import { useEffect, useEffectEvent } from "react";

/** Ctrl+Z, or Cmd+Z, anywhere but in a field of the page, which has words of its own to undo. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === "z" &&
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !(target instanceof Element && target.matches("input, textarea, [contenteditable]"));

/** What the page's window hears while it is composed; null: it is not. `onMenu` says whether it took the event. */
export function useWindowKeys(
  heard: { onUndo: () => void; onF6: () => void; onMenu: (event: MouseEvent) => boolean } | null,
): void {
  const isComposed = heard !== null;
  const openMenu = useEffectEvent((event: MouseEvent) => {
    if (event.shiftKey || !heard?.onMenu(event)) return;
    // Sanity's own menu goes by places in the list, which are others' by now when two people compose.
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    const work = isUndo(event) ? heard?.onUndo : event.key === "F6" ? heard?.onF6 : undefined;
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
