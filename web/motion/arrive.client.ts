import { animate } from "framer-motion/dom/mini";

/** From 12 px below, on the curve `--arrive`. `translate` leaves an element's own `transform` alone. */
const path = { opacity: [0, 1], translate: ["0 12px", "0 0"] };
const curve: [number, number, number, number] = [0.16, 1, 0.3, 1];
const timing = { duration: 0.6, ease: curve };

/** Between two parts that come into view together, in s. */
const STEP = 0.06;

/** Rooms that have arrived or are about to: content moves once. */
const known = new WeakSet<Element>();

const isHtml = (element: Element) => element instanceof HTMLElement;

/** What the block marked. A mark inside a marked part, or in a room within this one, moves with what it is in. */
function markedParts(room: HTMLElement): HTMLElement[] {
  const isOwn = (part: HTMLElement) =>
    part.closest("[data-block]") === room && !part.parentElement?.closest("[data-arrives]");
  return [...room.querySelectorAll("[data-arrives]")].filter(isHtml).filter(isOwn);
}

/** Hides `parts` until `show` is called for them; `rest` ends it at once for all. */
function conceal(parts: readonly HTMLElement[]) {
  const moving = new Map(
    parts.map((part) => [part, animate(part, path, { ...timing, autoplay: false })]),
  );
  const forget = (part: HTMLElement) => {
    moving.delete(part);
    // The library leaves its last values behind.
    part.style.removeProperty("opacity");
    part.style.removeProperty("translate");
  };
  return {
    show(part: HTMLElement, delay: number) {
      // Else the library would write what the part looks like now into its style.
      moving.get(part)?.cancel();
      const arrival = animate(part, path, { ...timing, delay });
      moving.set(part, arrival);
      void arrival.finished.then(() => forget(part));
    },
    rest() {
      for (const [part, arrival] of moving) {
        arrival.cancel();
        forget(part);
      }
    },
  };
}

/**
 * Lets a room arrive: what moves is hidden, and shown when it comes into view, once. Does nothing for a room that is
 * not wholly below the window any more, or that stands in another one which arrives. The hiding is a paused
 * animation, so that no stylesheet can leave anything invisible, and whatever may need the room at once ends it: focus
 * in it, a fragment, printing, leaving the page (it may come back from the browser's memory), `over`.
 */
export function arrive(room: HTMLElement, over: AbortSignal): void {
  if (over.aborted || room.getBoundingClientRect().top < innerHeight) return;
  if (known.has(room) || room.parentElement?.closest("[data-motion]")) return;
  known.add(room);
  const marked = room.dataset["motion"] === "stagger" ? markedParts(room) : [];
  const parts = marked.length > 0 ? marked : [...room.children].filter(isHtml);
  const hidden = conceal(parts);

  const seen = new IntersectionObserver((entries) => {
    const inView = new Set(
      entries.filter((entry) => entry.isIntersecting).map(({ target }) => target),
    );
    const arriving = inView.has(room) ? parts : parts.filter((part) => inView.has(part));
    for (const [index, part] of arriving.entries())
      hidden.show(part, marked.length > 0 ? index * STEP : 0);
    for (const target of inView) seen.unobserve(target);
  });
  for (const target of marked.length > 0 ? marked : [room]) seen.observe(target);

  const end = () => {
    seen.disconnect();
    hidden.rest();
  };
  room.addEventListener("focusin", end, { signal: over });
  for (const urgent of ["hashchange", "beforeprint", "pagehide"]) {
    addEventListener(urgent, end, { signal: over });
  }
  over.addEventListener("abort", end);
}
