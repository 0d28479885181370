"use client";
import { type RefObject, useEffect } from "react";

/**
 * Lets the page be scrolled clear of a strip at its bottom edge: as much room under its end as the strip is high, and
 * what gets focus or is linked to stops above it. Nothing in view moves, since the room is after the page's end.
 */
export function useRoomBelow(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const set = (height: string) => {
      root.style.scrollPaddingBlockEnd = height;
      // On the root: the body fills the window exactly on a short page, and would move its footer up.
      root.style.paddingBlockEnd = height;
    };
    const observer = new ResizeObserver(() => set(`${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      set("");
    };
  }, [strip]);
}
