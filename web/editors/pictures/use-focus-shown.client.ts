import { type RefObject, useEffect } from "react";

/** Number of animation frames in which a tool becomes visible. */
const FRAMES = 60;

/**
 * Focuses an element as soon as it is visible. A tool is hidden until its place on the page is known.
 * Selects the text of a text field.
 */
export function useFocusShown(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let request = 0;
    const focus = (frames: number) => {
      const { current } = element;
      if (current?.checkVisibility()) {
        current.focus({ preventScroll: true });
        if (current instanceof HTMLInputElement) current.select();
      } else if (frames > 0) request = requestAnimationFrame(() => focus(frames - 1));
    };
    focus(FRAMES);
    return () => cancelAnimationFrame(request);
  }, [element]);
}
