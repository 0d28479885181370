/**
 * Resolves at the visitor's first interaction. Until then, the motion library is not fetched,
 * because the visitor may never scroll.
 */
let interacted: Promise<unknown> | undefined;

const firstInteraction = () =>
  (interacted ??= new Promise((resolve) => {
    for (const sign of ["scroll", "pointerover", "keydown"]) {
      addEventListener(sign, resolve, { once: true });
    }
  }));

/**
 * Animates a section when it scrolls into view. The section must start below the first screen, the theme must have
 * motion, and the visitor must not prefer reduced motion. Fetches the motion library when the section is half a screen
 * away.
 */
export function followArrival(section: HTMLElement, signal: AbortSignal): void {
  // ornaments.css sets `--still` if the theme has no motion or the visitor prefers reduced motion.
  if (getComputedStyle(section).getPropertyValue("--still")) return;
  // Unlike `getBoundingClientRect`, an observer causes no layout at once.
  const near = new IntersectionObserver(
    ([entry]) => {
      const isBelow = entry && entry.boundingClientRect.top >= innerHeight;
      if (isBelow && !entry.isIntersecting) return;
      near.disconnect();
      if (isBelow)
        firstInteraction()
          .then(() => import("./arrive.client.ts"))
          .then(({ arrive }) => arrive(section, signal))
          .catch(() => {});
    },
    { rootMargin: "50%" },
  );
  near.observe(section);
  signal.addEventListener("abort", () => near.disconnect());
}
