/** Time in ms for which the page may still move after a sign of movement, such as a scroll or a transition. */
const MOVING = 1_000;

/** Time in ms after which elements are placed again without any sign, in case none of the signs was sent. */
const UNNOTICED = 250;

/** Events that begin or end a movement. They are received in the capture phase, because some of them don't bubble. */
const signs = ["scroll", "resize", "load", "toggle", "transitionrun", "transitionend"] as const;

/** The functions that place elements over the page. */
const placers = new Set<() => void>();

let request = 0;
let movesUntil = 0;

function placeInNextFrame(): void {
  request ||= requestAnimationFrame(placeAll);
}

function placeAll(): void {
  request = 0;
  for (const place of placers) place();
  if (performance.now() < movesUntil) placeInNextFrame();
}

function noteMovement(): void {
  movesUntil = performance.now() + MOVING;
  placeInNextFrame();
}

let stopWatching = (): void => undefined;

function startWatching(): void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const sign of signs) {
    addEventListener(sign, noteMovement, { capture: true, passive: true, signal });
  }
  const changes = new MutationObserver(placeInNextFrame);
  changes.observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const sizes = new ResizeObserver(placeInNextFrame);
  sizes.observe(document.body);
  const timer = setInterval(placeInNextFrame, UNNOTICED);
  stopWatching = () => {
    controller.abort();
    changes.disconnect();
    sizes.disconnect();
    clearInterval(timer);
    cancelAnimationFrame(request);
    request = 0;
  };
}

/**
 * Calls `place` now, and whenever the page may have moved or changed under an element that lies over
 * it. A call in every animation frame would make the browser compute the page's layout 60 times a
 * second, also while nobody does anything. Returns a function that ends the calls.
 */
export function followPage(place: () => void): () => void {
  if (placers.size === 0) startWatching();
  placers.add(place);
  place();
  return () => {
    placers.delete(place);
    if (placers.size === 0) stopWatching();
  };
}
