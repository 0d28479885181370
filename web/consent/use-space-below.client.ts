"use client";
import { type RefObject, useEffect } from "react";

/**
 * Pads the page's end and its scroll area by the height of a strip fixed to the bottom edge. The page can then be
 * scrolled clear of the strip, and focused elements and link targets stop above it. Visible content does not move.
 */
export function useSpaceBelow(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const set = (height: string) => {
      root.style.scrollPaddingBlockEnd = height;
      // On the root element: on a short page the body fills the window exactly, so padding there would move the footer.
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
