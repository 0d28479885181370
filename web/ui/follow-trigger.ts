/** What makes an animation play: its coming into view (`load`), being half in view (`scroll`), the pointer (`hover`). */
export type Trigger = "load" | "scroll" | "hover";

/**
 * Tells `onChange` when the stage should play and when it should rest: out of view it always rests, and so costs
 * nothing. Hovering counts over the whole room. Answers the function that ends it.
 */
export function followTrigger(
  stage: HTMLElement,
  trigger: Trigger,
  onChange: (on: boolean) => void,
): () => void {
  if (trigger !== "hover") {
    const threshold = trigger === "scroll" ? 0.5 : 0;
    const seen = new IntersectionObserver(([entry]) => onChange(entry?.isIntersecting === true), {
      threshold,
    });
    seen.observe(stage);
    return () => seen.disconnect();
  }
  const room = stage.closest("section") ?? stage;
  const ended = new AbortController();
  room.addEventListener("pointerenter", () => onChange(true), { signal: ended.signal });
  room.addEventListener("pointerleave", () => onChange(false), { signal: ended.signal });
  return () => ended.abort();
}
