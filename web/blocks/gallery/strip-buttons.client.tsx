"use client";

import { useEffect, useState } from "react";
import styles from "./gallery.module.css";

/** How much of what is seen of a strip one press draws past. */
const STEP = 0.8;

/** 1 where reading goes to the right, -1 where it goes to the left. */
export const readingSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === "rtl" ? -1 : 1;

/** Which of its ends a strip shows; null before that is known. */
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

/** Two buttons that draw a strip past; none where all of it is seen. */
export function StripButtons({
  strip,
  words,
}: {
  strip: HTMLElement;
  words: { previous: string; next: string };
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
        // Not `disabled`, which would take the focus away from whoever just pressed it.
        aria-disabled={ends.start}
        onClick={() => draw(-1)}
      >
        <span className="unseen">{words.previous}</span>
      </button>
      <button
        type="button"
        className={styles.next}
        aria-disabled={ends.end}
        onClick={() => draw(1)}
      >
        <span className="unseen">{words.next}</span>
      </button>
    </div>
  );
}
