/**
 * The event that starts a video or an animation: it enters the viewport (`load`), is half in view
 * (`scroll`), or is hovered (`hover`).
 */
export type Trigger = "load" | "scroll" | "hover";

/** Thresholds of the observer: it reports each twentieth of the element that becomes visible. */
const thresholds = Array.from({ length: 21 }, (_, index) => index / 20);

/**
 * Whether half of the observed element is visible, or the element covers half of the viewport's
 * height.
 */
const isHalfInView = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;

/** Returns the trigger to use on this device: without hover, as on phones, `hover` becomes `scroll`. */
const triggerHere = (trigger: Trigger): Trigger =>
  trigger === "hover" && matchMedia("(hover: none)").matches ? "scroll" : trigger;

/**
 * Observes a stage, the element that displays a video or an animation. Calls `onChange` with two booleans: whether the
 * stage should play, and whether it is visible. Both are false out of view and in a hidden tab, so nothing runs there.
 * Hover and keyboard focus count for the whole section around the stage. Returns a function that stops observing.
 */
export function followTrigger(
  stage: HTMLElement,
  trigger: Trigger,
  onChange: (isCalled: boolean, isSeen: boolean) => void,
): () => void {
  const here = triggerHere(trigger);
  const section = stage.closest("section") ?? stage;
  // Reads the current hover state, because the pointer may have entered the section before this script ran.
  const now = { seen: false, half: false, over: section.matches(":hover, :focus-within") };
  const notify = () => {
    const isSeen = now.seen && !document.hidden;
    onChange(isSeen && { load: true, scroll: now.half, hover: now.over }[here], isSeen);
  };

  const seen = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      now.seen = entry?.isIntersecting === true;
      now.half = entry !== undefined && isHalfInView(entry);
      notify();
    },
    { threshold: here === "scroll" ? thresholds : 0 },
  );
  seen.observe(stage);

  const ended = new AbortController();
  const { signal } = ended;
  const turn = (over: boolean) => () => {
    now.over = over;
    notify();
  };
  document.addEventListener("visibilitychange", notify, { signal });
  for (const begin of ["pointerenter", "focusin"])
    section.addEventListener(begin, turn(true), { signal });
  for (const end of ["pointerleave", "focusout"])
    section.addEventListener(end, turn(false), { signal });
  return () => {
    ended.abort();
    seen.disconnect();
  };
}
