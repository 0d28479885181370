/** Maximum time in ms that the page waits for a refresh; see {@link createRefreshWatch}. */
const GIVE_UP = 30_000;

/** Returns the elements of the page's blocks, in the order of the page. */
export const blocksOnPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("main [data-block]"),
];

/**
 * Creates a function that waits until a refresh has replaced `element`. Next.js (16.4) mounts the
 * whole page again when a refresh switches between the static route and the dynamic route.
 *
 * The function calls `prepare` before the refresh and gets a handler from it. Once `element` is
 * gone, it calls the handler at each change of the page, until the handler returns true. While it
 * waits, it ignores further calls, because several gates open together, and signing out refreshes
 * the page more than once.
 */
export function createRefreshWatch(): (element: Element, prepare: () => () => boolean) => void {
  let isWatching = false;
  return (element, prepare) => {
    if (isWatching) return;
    const handle = prepare();
    const observer = new MutationObserver(() => {
      if (!element.isConnected && handle()) stop();
    });
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      isWatching = false;
    };
    const timer = setTimeout(stop, GIVE_UP);
    isWatching = true;
    observer.observe(document.body, { childList: true, subtree: true });
  };
}
