import { useRef } from "react";
import { ComposerIcon } from "./composer-icon.client.tsx";
import styles from "./composer.module.css";
import { useFollow } from "./use-follow.client.ts";

const findRoom = () => document.querySelector("main") ?? undefined;

/** In the empty room of a page that has no blocks yet: the way to its first. */
export function FirstBlock({ label, onAdd }: { label: string; onAdd: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useFollow(frame, findRoom);
  return (
    <div ref={frame} className={styles.frame} hidden>
      <button type="button" className={styles.first} onClick={onAdd}>
        <ComposerIcon shape="addInside" /> {label}
      </button>
    </div>
  );
}
