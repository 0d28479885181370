/** What makes something play: its coming into view (`load`), being half in view (`scroll`), the pointer (`hover`). */
export type Trigger = "load" | "scroll" | "hover";

/** How often an observer reports while the stage scrolls by: every twentieth of it. */
const thresholds = Array.from({ length: 21 }, (_, index) => index / 20);

/** Half of the stage, or of a window that is smaller than the stage. */
const isHalfInView = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;

/** Where nothing can hover, as on phones, the picture plays when it is half in view. */
const triggerHere = (trigger: Trigger): Trigger =>
  trigger === "hover" && matchMedia("(hover: none)").matches ? "scroll" : trigger;

/**
 * Tells `onChange` whether a stage is called to play, and whether anybody sees it: what is out of view or in a hidden
 * tab is neither, and so costs nothing. The pointer, and the keyboard's focus, count over the whole room. Answers the
 * function that ends it.
 */
export function followTrigger(
  stage: HTMLElement,
  trigger: Trigger,
  onChange: (isCalled: boolean, isSeen: boolean) => void,
): () => void {
  const here = triggerHere(trigger);
  const room = stage.closest("section") ?? stage;
  // The pointer may have come before this script.
  const now = { seen: false, half: false, over: room.matches(":hover, :focus-within") };
  const tell = () => {
    const isSeen = now.seen && !document.hidden;
    onChange(isSeen && { load: true, scroll: now.half, hover: now.over }[here], isSeen);
  };

  const seen = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      now.seen = entry?.isIntersecting === true;
      now.half = entry !== undefined && isHalfInView(entry);
      tell();
    },
    { threshold: here === "scroll" ? thresholds : 0 },
  );
  seen.observe(stage);

  const ended = new AbortController();
  const { signal } = ended;
  const turn = (over: boolean) => () => {
    now.over = over;
    tell();
  };
  document.addEventListener("visibilitychange", tell, { signal });
  for (const begin of ["pointerenter", "focusin"])
    room.addEventListener(begin, turn(true), { signal });
  for (const end of ["pointerleave", "focusout"])
    room.addEventListener(end, turn(false), { signal });
  return () => {
    ended.abort();
    seen.disconnect();
  };
}
