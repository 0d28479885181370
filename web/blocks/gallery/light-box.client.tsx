"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import galleryStyles from "./gallery.module.css";
import styles from "./light-box.module.css";
import { readingSign } from "./strip-buttons.client.tsx";

export type LightBoxLabels = { label: string; previous: string; next: string; close: string };

type Slide = {
  image: HTMLImageElement;
  position: string;
  caption: string | null;
};

function slideOf(link: HTMLAnchorElement): Slide[] {
  const image = link.querySelector("img");
  if (!image) return [];
  const caption = link.closest("figure")?.querySelector("figcaption")?.textContent ?? null;
  return [{ image, position: link.dataset["position"] ?? "", caption }];
}

/** Renders the image as large as the window allows, from the same files as in the gallery. */
function Large({ image, isNear }: { image: HTMLImageElement; isNear: boolean }) {
  const ratio = image.width / image.height;
  return (
    <li className={styles.slide}>
      <img
        src={image.src}
        srcSet={image.srcset || undefined}
        sizes={`min(100vw, ${Math.round(100 * ratio)}vh)`}
        alt={image.alt}
        width={image.getAttribute("width") ?? undefined}
        height={image.getAttribute("height") ?? undefined}
        loading={isNear ? "eager" : "lazy"}
        className={styles.picture}
      />
    </li>
  );
}

/**
 * Tracks the current slide, and scrolls to other slides. Visitors can also swipe, so an observer
 * detects which slide is in view.
 */
function useSlides(at: number, count: number) {
  const track = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(at);
  // Index of the slide that the list is scrolling to. The observer ignores the slides that are passed on the way.
  const goal = useRef<number | null>(at);

  const show = (index: number, behavior: ScrollBehavior) => {
    goal.current = index;
    setCurrent(index);
    track.current?.children[index]?.scrollIntoView({ behavior, inline: "start", block: "nearest" });
  };
  useEffect(() => {
    const slides = track.current;
    if (!slides) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        const index = seen ? [...slides.children].indexOf(seen) : -1;
        if (index === -1 || (goal.current !== null && goal.current !== index)) return;
        goal.current = null;
        setCurrent(index);
      },
      { root: slides, threshold: 0.6 },
    );
    for (const slide of slides.children) watch.observe(slide);
    return () => watch.disconnect();
  }, []);
  const release = () => (goal.current = null);
  const step = (way: 1 | -1) => {
    const index = current + way;
    if (index >= 0 && index < count) show(index, "auto");
  };
  return { track, current, show, step, release };
}

/**
 * A modal dialog with one image at a time. Visitors change the image by swiping, or with the arrow keys, which follow
 * the reading direction. Escape closes the dialog. Calls `onClose` after the dialog has closed.
 */
export function LightBox({
  links,
  at,
  labels,
  onClose,
}: {
  links: readonly HTMLAnchorElement[];
  at: number;
  labels: LightBoxLabels;
  onClose: () => void;
}) {
  const slides = links.flatMap(slideOf);
  const dialog = useRef<HTMLDialogElement>(null);
  const about = useId();
  const { track, current, show, step, release } = useSlides(at, slides.length);

  useEffect(() => {
    const { style } = document.documentElement;
    dialog.current?.showModal();
    show(at, "instant");
    // Set by script, because `html:has(…)` makes browsers match the styles of many elements again
    // each time something is added to a page.
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the dialog opens once, at the picture that was clicked
  }, []);

  const pressKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (way === 0) return;
    event.preventDefault();
    step(way === readingSign(event.currentTarget) ? 1 : -1);
  };
  const slide = slides[current];
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      data-tone="inverted"
      aria-label={labels.label}
      aria-describedby={about}
      onClose={onClose}
      onKeyDown={pressKey}
    >
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {labels.close}
      </button>
      <ol
        ref={track}
        className={styles.track}
        aria-label={labels.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must take focus
        tabIndex={0}
        onPointerDown={release}
        onWheel={release}
      >
        {slides.map(({ image, position }, index) => (
          <Large key={position} image={image} isNear={Math.abs(index - current) < 2} />
        ))}
      </ol>
      <div className={styles.bar}>
        <p id={about} aria-live="polite" className={styles.about}>
          <span className={styles.position}>{slide?.position}</span> {slide?.caption}
        </p>
        <div className={galleryStyles.buttons} hidden={slides.length === 1}>
          <button
            type="button"
            className={galleryStyles.previous}
            aria-disabled={current === 0}
            onClick={() => step(-1)}
          >
            <span className="sr-only">{labels.previous}</span>
          </button>
          <button
            type="button"
            className={galleryStyles.next}
            aria-disabled={current === slides.length - 1}
            onClick={() => step(1)}
          >
            <span className="sr-only">{labels.next}</span>
          </button>
        </div>
      </div>
    </dialog>
  );
}
