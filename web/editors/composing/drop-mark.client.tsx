import { useCallback, useRef } from "react";
import styles from "./composer.module.css";
import type { DropPlace } from "./drop-place.client.ts";
import { useFollow } from "./use-follow.client.ts";

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
