/** Time in ms after which the work is done without a frame, as in a window that isn't displayed. */
const PATIENCE = 100;

/**
 * Creates a queue of work that is done after the next frame. A typed letter is then on the screen
 * before the studio, which shares the main thread with the page, begins to store it.
 */
export function createAfterPaint() {
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  /** Does the waiting work now, in order. Called before anything that must come after it. */
  function flush(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    const works = waiting;
    waiting = [];
    for (const work of works) work();
  }

  return {
    flush,
    /** Does `work` after the next frame, and after all work that waits already. */
    add(work: () => void): void {
      waiting.push(work);
      if (waiting.length > 1) return;
      timer = setTimeout(flush, PATIENCE);
      // A task that begins in a frame runs after the frame is painted.
      frame = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(flush);
      });
    },
  };
}
