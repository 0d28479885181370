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
    /**
     * Records whether the toolbar has the focus when the selection changes. If another block
     * (`isOther`) is selected, the toolbar gets the focus back once that block is rendered.
     */
    focusBeginning: () => tools.current?.querySelector("button")?.focus(),
    /**
     * Notes that another block is selected, which may not be rendered yet. The page may have dropped the toolbar's block
     * before.
     */
    noteSelection: (isOther: boolean): void => {
      hadFocus.current = isOther && (hasFocus() || hasLostFocus());
    },
  };
}
