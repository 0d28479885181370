import { type RefObject, useEffect } from "react";

/**
 * Keeps a frame over the element that `find` returns, while the page scrolls, grows or renders again. The frame gets
 * its position as `--x`, `--y`, `--w` and `--h`, in px of the window.
 */
export function useFollow(
  frame: RefObject<HTMLElement | null>,
  find: () => HTMLElement | undefined,
): void {
  useEffect(() => {
    let request = 0;
    let last = "";
    const place = () => {
      request = requestAnimationFrame(place);
      const element = frame.current;
      if (!element) return;
      const found = find();
      element.hidden = found === undefined;
      if (!found) return;
      const { left, top, width, height } = found.getBoundingClientRect();
      const now = `--x:${left}px;--y:${top}px;--w:${width}px;--h:${height}px`;
      if (now === last) return;
      last = now;
      element.style.cssText = now;
    };
    place();
    return () => cancelAnimationFrame(request);
  }, [frame, find]);
}
