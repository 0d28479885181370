/** Timeout for an idle page, in ms. */
const PATIENCE = 4_000;

/** Delay for browsers without `requestIdleCallback`, in ms. */
const BREATH = 300;

const whenIdle = (then: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: PATIENCE });
  else setTimeout(then, BREATH);
};

/** Calls `then` once the page and its images have loaded and the browser is idle. */
export function whenQuiet(then: () => void, signal: AbortSignal): void {
  const unlessOver = () => {
    if (!signal.aborted) then();
  };
  if (document.readyState === "complete") whenIdle(unlessOver);
  else addEventListener("load", () => whenIdle(unlessOver), { once: true, signal });
}
