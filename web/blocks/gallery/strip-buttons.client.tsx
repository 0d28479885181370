"use client";

import { useEffect, useState } from "react";
import styles from "./gallery.module.css";

/** Fraction of the visible strip that one button press scrolls. */
const STEP = 0.8;

/** Returns 1 for left-to-right and -1 for right-to-left text. */
export const readingSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;

/** Returns which ends of a strip are in view; null until the first measurement. */
function useEnds(strip: HTMLElement) {
  const [ends, setEnds] = useState<{ start: boolean; end: boolean } | null>(null);
  useEffect(() => {
    const frames = strip.querySelectorAll("li");
    const first = frames[0];
    const last = frames[frames.length - 1];
    if (!first || !last) return undefined;
    const seen = new Map<Element, boolean>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          seen.set(target, intersectionRatio > 0.9);
        setEnds({ start: seen.get(first) ?? false, end: seen.get(last) ?? false });
      },
      { root: strip, threshold: [0.9, 0.95] },
    );
    watch.observe(first);
    watch.observe(last);
    return () => watch.disconnect();
  }, [strip]);
  return ends;
}

/** Two buttons that scroll a strip. Renders nothing if the whole strip is in view. */
export function StripButtons({
  strip,
  labels,
}: {
  strip: HTMLElement;
  labels: { previous: string; next: string };
}) {
  const ends = useEnds(strip);
  if (ends === null || (ends.start && ends.end)) return null;
  const draw = (way: 1 | -1) =>
    strip.scrollBy({ left: way * readingSign(strip) * STEP * strip.clientWidth });
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.previous}
        // Not `disabled`, which would drop the keyboard focus from the pressed button.
        aria-disabled={ends.start}
        onClick={() => draw(-1)}
      >
        <span className="sr-only">{labels.previous}</span>
      </button>
      <button
        type="button"
        className={styles.next}
        aria-disabled={ends.end}
        onClick={() => draw(1)}
      >
        <span className="sr-only">{labels.next}</span>
      </button>
    </div>
  );
}
