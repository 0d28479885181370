import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Area } from "./block-range.client.ts";
import { ComposerIcon } from "./composer-icon.client.tsx";
import styles from "./composer.module.css";
import type { DropPlace } from "./drop-place.client.ts";
import { followPage } from "./follow-page.client.ts";

/**
 * Returns an element (`host`), and the function `open`, which adds the element at the start of the
 * body. There, the element's content is first in the tab order. `host` is null until `open` is
 * called.
 */
export function useHost() {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const open = useCallback(() => setHost((known) => known ?? document.createElement("div")), []);
  useEffect(() => {
    if (host === null) return undefined;
    document.body.prepend(host);
    return () => host.remove();
  }, [host]);
  return { host, open };
}

/**
 * Keeps a frame over the element or area that `find` returns while the page scrolls or changes. Sets
 * the frame's position and size in the CSS variables `--x`, `--y`, `--w` and `--h`, in px relative
 * to the window.
 */
export function useFollow(
  frame: RefObject<HTMLElement | null>,
  find: () => Area | undefined,
): void {
  useEffect(() => {
    let last = "";
    return followPage(() => {
      const element = frame.current;
      if (!element) return;
      const found = find();
      // Hiding it would take the focus from an input in it while a rendering replaces what it follows.
      element.hidden = found === undefined && !element.contains(document.activeElement);
      if (!found) return;
      const { left, top, width, height } = found.getBoundingClientRect();
      const now = `--x:${left}px;--y:${top}px;--w:${width}px;--h:${height}px`;
      if (now === last) return;
      last = now;
      element.style.cssText = now;
    });
  }, [frame, find]);
}

/** Marks where a dragged block would be dropped: a line along an edge, or an overlay on an empty list. */
export function DropMark({ place }: { place: DropPlace }) {
  const frame = useRef<HTMLDivElement>(null);
  const find = useCallback(() => place.element, [place]);
  useFollow(frame, find);
  return (
    <div ref={frame} className={styles.frame} hidden>
      <div className={styles.drop} data-edge={place.edge} />
    </div>
  );
}

const findMain = () => document.querySelector("main") ?? undefined;

/** Renders the button that adds the first block of an empty page. */
export function FirstBlock({ label, onAdd }: { label: string; onAdd: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useFollow(frame, findMain);
  return (
    <div ref={frame} className={styles.frame} hidden>
      <button type="button" className={styles.first} data-first="" onClick={onAdd}>
        <ComposerIcon shape="addInside" /> {label}
      </button>
    </div>
  );
}
