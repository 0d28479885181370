import { type RefObject, useEffect } from "react";

/** Maximum number of animation frames to wait until a tool is visible. */
const FRAMES = 60;

/**
 * Focuses an element of a picture tool as soon as the element is visible. The tool is hidden until
 * its position on the page is known. If the element is a text field, also selects its text.
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
