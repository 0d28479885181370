/**
 * The event that starts playback: entering the viewport (`load`), being half in view (`scroll`), or the pointer
 * (`hover`).
 */
export type Trigger = "load" | "scroll" | "hover";

/** Observer thresholds: one report per twentieth of the stage. */
const thresholds = Array.from({ length: 21 }, (_, index) => index / 20);

/** Whether half of the stage is visible, or the stage covers half of the viewport. */
const isHalfInView = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;

/** On devices without hover, such as phones, `hover` becomes `scroll`. */
const triggerHere = (trigger: Trigger): Trigger =>
  trigger === "hover" && matchMedia("(hover: none)").matches ? "scroll" : trigger;

/**
 * Calls `onChange` with whether the stage should play, and whether it is visible. Out of view or in a hidden tab, both
 * are false, so nothing runs there. Hover and keyboard focus count for the whole section around the stage. Returns a
 * function that stops observing.
 */
export function followTrigger(
  stage: HTMLElement,
  trigger: Trigger,
  onChange: (isCalled: boolean, isSeen: boolean) => void,
): () => void {
  const here = triggerHere(trigger);
  const section = stage.closest("section") ?? stage;
  // The pointer may have entered before this script ran.
  const now = { seen: false, half: false, over: section.matches(":hover, :focus-within") };
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
    section.addEventListener(begin, turn(true), { signal });
  for (const end of ["pointerleave", "focusout"])
    section.addEventListener(end, turn(false), { signal });
  return () => {
    ended.abort();
    seen.disconnect();
  };
}
