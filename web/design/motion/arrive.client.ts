import { animate } from "framer-motion/dom/mini";

/**
 * Returns the keyframes of the animation. A part fades in, and moves up by the theme's distance
 * (`--travel`, 0 if parts only fade in). The property `translate` is used, because it does not
 * affect an element's own `transform`.
 */
function pathIn(section: HTMLElement) {
  const travel = getComputedStyle(section).getPropertyValue("--travel").trim() || "0px";
  return { opacity: [0, 1], translate: [`0 ${travel}`, "0 0"] };
}
const curve: [number, number, number, number] = [0.16, 1, 0.3, 1];
const timing = { duration: 0.6, ease: curve };

/** Delay between two parts that scroll into view together, in s. */
const STEP = 0.06;

/** Sections whose animation has been set up. Each section is animated only once. */
const animated = new WeakSet<Element>();

const isHtml = (element: Element) => element instanceof HTMLElement;

/**
 * Returns the section's parts marked with `data-arrives`. Omits a part inside another marked part,
 * because the outer part moves it too. Omits the parts of nested sections too.
 */
function markedParts(section: HTMLElement): HTMLElement[] {
  const isOwn = (part: HTMLElement) =>
    part.closest("[data-block]") === section && !part.parentElement?.closest("[data-arrives]");
  return [...section.querySelectorAll("[data-arrives]")].filter(isHtml).filter(isOwn);
}

/**
 * Hides `parts` with paused animations. Returns two functions: `show` animates one part into view, and `stop` ends all
 * animations at once.
 */
function conceal(parts: readonly HTMLElement[], path: ReturnType<typeof pathIn>) {
  const moving = new Map(
    parts.map((part) => [part, animate(part, path, { ...timing, autoplay: false })]),
  );
  const forget = (part: HTMLElement) => {
    moving.delete(part);
    // The library leaves the animation's last values in the inline style, so they are removed here.
    part.style.removeProperty("opacity");
    part.style.removeProperty("translate");
  };
  return {
    show(part: HTMLElement, delay: number) {
      // Cancels the paused animation first. Otherwise the new one would make the library write the part's hidden state
      // into its inline style.
      moving.get(part)?.cancel();
      const arrival = animate(part, path, { ...timing, delay });
      moving.set(part, arrival);
      void arrival.finished.then(() => forget(part));
    },
    stop() {
      for (const [part, arrival] of moving) {
        arrival.cancel();
        forget(part);
      }
    },
  };
}

/**
 * Hides a section's parts and animates them once they scroll into view. Does nothing if the section is no longer
 * entirely below the window, or is inside another animated section.
 *
 * The parts are hidden by a paused animation and not by a stylesheet, so that they can't stay invisible without script.
 * All animations end at once if the section receives focus, the URL's fragment changes, the page is
 * printed, or `signal` aborts. They also end when the visitor leaves the page, because the page may
 * return from the back/forward cache.
 */
export function arrive(section: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted || section.getBoundingClientRect().top < innerHeight) return;
  if (animated.has(section) || section.parentElement?.closest("[data-motion]")) return;
  animated.add(section);
  const marked = section.dataset["motion"] === "stagger" ? markedParts(section) : [];
  const parts = marked.length > 0 ? marked : [...section.children].filter(isHtml);
  const hidden = conceal(parts, pathIn(section));

  const observer = new IntersectionObserver((entries) => {
    const inView = new Set(
      entries.filter((entry) => entry.isIntersecting).map(({ target }) => target),
    );
    const arriving = inView.has(section) ? parts : parts.filter((part) => inView.has(part));
    for (const [index, part] of arriving.entries())
      hidden.show(part, marked.length > 0 ? index * STEP : 0);
    for (const target of inView) observer.unobserve(target);
  });
  for (const target of marked.length > 0 ? marked : [section]) observer.observe(target);

  const end = () => {
    observer.disconnect();
    hidden.stop();
  };
  section.addEventListener("focusin", end, { signal });
  for (const urgent of ["hashchange", "beforeprint", "pagehide"]) {
    addEventListener(urgent, end, { signal });
  }
  signal.addEventListener("abort", end);
}
