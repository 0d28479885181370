/** What waits for the page must not wait for ever. In ms. */
const PATIENCE = 4_000;

/** Browsers that can't tell when they are idle are given this long. In ms. */
const BREATH = 300;

const whenIdle = (then: () => void) => {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: PATIENCE });
  else setTimeout(then, BREATH);
};

/** Calls `then` once the page has loaded, pictures included, and the browser has nothing else to do. */
export function whenQuiet(then: () => void, signal: AbortSignal): void {
  const unlessOver = () => {
    if (!signal.aborted) then();
  };
  if (document.readyState === "complete") whenIdle(unlessOver);
  else addEventListener("load", () => whenIdle(unlessOver), { once: true, signal });
}
