/** Time after which a page that has not changed is no longer watched, in ms. */
const GIVE_UP = 30_000;

/** Returns the elements of the page's blocks, in the order of the page. */
export const blocksOnPage = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("main [data-block]"),
];

/**
 * Creates a function that waits for a refresh to replace `element`. Next.js (16.4) mounts the whole page again when a
 * refresh changes between the static route and the member route. `prepare` runs before the refresh and returns a
 * handler. When `element` is gone, the handler is called at each change of the page until it returns true. Calls during
 * a watch are ignored, because several gates open together and signing out refreshes more than once.
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
