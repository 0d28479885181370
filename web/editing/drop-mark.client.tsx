import { useCallback, useRef } from "react";
import styles from "./composer.module.css";
import type { DropPlace } from "./drop-place.client.ts";
import { useFollow } from "./use-follow.client.ts";

/** Where a dragged block would go: a line along an edge, or a frame around what is empty. */
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
