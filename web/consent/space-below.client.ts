/**
 * Adds padding and scroll padding to the page's end, as high as a strip that is fixed to the bottom
 * edge. The page can then be scrolled clear of the strip, and focused elements and link targets
 * stop above it. Visible content does not move. Returns a function that removes it.
 */
export function makeSpaceBelow(strip: HTMLElement): () => void {
  const root = document.documentElement;
  const set = (height: string) => {
    root.style.scrollPaddingBlockEnd = height;
    // The padding is on the root element, because the body of a short page fills the window exactly. Padding on the
    // body would move the footer.
    root.style.paddingBlockEnd = height;
  };
  const observer = new ResizeObserver(() => set(`${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    set("");
  };
}
