import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Returns functions for the focus of the toolbar in `tools`. The toolbar loses the focus while a
 * changed block is rendered; as soon as `isRendered` is true, it gets the focus back.
 */
export function useToolsFocus(tools: RefObject<HTMLElement | null>, isRendered: boolean) {
  const hadFocus = useRef(false);
  const wasFocusedLast = useRef(false);
  const isTool = (target: unknown) =>
    target instanceof Node && tools.current?.contains(target) === true;
  const hasFocus = () => isTool(document.activeElement);
  /** Whether the focus vanished together with the toolbar, and the editor has not moved it since. */
  const hasLostFocus = () => document.activeElement === document.body && wasFocusedLast.current;

  const noteFocus = useEffectEvent(({ target }: Event) => {
    wasFocusedLast.current = isTool(target);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ["focusin", "pointerdown"])
      document.addEventListener(event, noteFocus, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  /** Focuses the toolbar once it is visible; gives up after `frames` animation frames. */
  const focusTools = (frames = 60) => {
    const button = tools.current?.querySelector<HTMLElement>("[tabindex='0']");
    if (button?.checkVisibility()) button.focus();
    else if (frames > 0) requestAnimationFrame(() => focusTools(frames - 1));
  };

  const restoreFocus = useEffectEvent(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    if (document.hasFocus() && !hasFocus()) focusTools();
  });
  useEffect(() => {
    if (isRendered) restoreFocus();
  }, [isRendered]);

  return {
    hasFocus,
    focusTools,
    focusBeginning: () => tools.current?.querySelector("button")?.focus(),
    /**
     * Notes that a block is selected, another one if `isOther`. If the toolbar has the focus, or lost it because the page
     * dropped its block before, it gets it back once that block is rendered.
     */
    noteSelection: (isOther: boolean): void => {
      hadFocus.current = isOther && (hasFocus() || hasLostFocus());
    },
  };
}
