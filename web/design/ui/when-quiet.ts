/** Maximum time to wait until the browser is idle, in ms. */
const IDLE_TIMEOUT = 4_000;

/** Delay for browsers without `requestIdleCallback`, in ms. */
const FALLBACK_DELAY = 300;

const whenIdle = (then: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: IDLE_TIMEOUT });
  else setTimeout(then, FALLBACK_DELAY);
};

/**
 * Calls `then` once the page and its images have loaded and the browser is idle. Doesn't call it if
 * `signal` aborts before that.
 */
export function whenQuiet(then: () => void, signal: AbortSignal): void {
  const unlessAborted = () => {
    if (!signal.aborted) then();
  };
  if (document.readyState === "complete") whenIdle(unlessAborted);
  else addEventListener("load", () => whenIdle(unlessAborted), { once: true, signal });
}
